// This import comes first, because it configures the schemas that the other imports create.
import './configure-zod.ts';

import { type CmsConfig, init } from '@sveltia/cms';

import { checkBeforeSaving } from './check-before-saving.ts';

/** Vite replaces this name with the configuration (../build.ts). */
declare const EDITOR_CONFIG: CmsConfig;

checkBeforeSaving(EDITOR_CONFIG);
void init({ config: EDITOR_CONFIG });
