import { type CmsConfig, init } from '@sveltia/cms';

/** The editor's configuration, which ../build.ts defines as a constant. */
declare const EDITOR_CONFIG: CmsConfig;

void init({ config: EDITOR_CONFIG });
