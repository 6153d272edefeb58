import CMS, { type CmsConfig } from '@sveltia/cms';

/** Put in by ../build.ts. */
declare const EDITOR_CONFIG: CmsConfig;

CMS.init({ config: EDITOR_CONFIG });
