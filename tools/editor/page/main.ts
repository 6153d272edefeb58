import { type CmsConfig, init } from '@sveltia/cms';

/** Defined by ../build.ts. */
declare const EDITOR_CONFIG: CmsConfig;

void init({ config: EDITOR_CONFIG });
