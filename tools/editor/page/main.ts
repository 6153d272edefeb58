import { type CmsConfig, init, registerFieldType } from '@sveltia/cms';
import { config } from 'zod';

/** The editor's configuration, which ../build.ts defines as a constant. */
declare const EDITOR_CONFIG: CmsConfig;

// Zod would otherwise test whether it may compile code, which the page's policy forbids and the console reports. The
// schemas read this setting when they are created, so they are imported afterward.
config({ jitless: true });
const { checkBeforeSaving } = await import('./check-before-saving.ts');
const { PictureField } = await import('./picture-field.tsx');

checkBeforeSaving(EDITOR_CONFIG);
// Sveltia's select field cannot show pictures.
registerFieldType('picture', PictureField);
void init({ config: EDITOR_CONFIG });
