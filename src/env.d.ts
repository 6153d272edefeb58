import type { Settings } from './domain/site/settings.ts';

declare global {
  interface ImportMetaEnv extends Readonly<Settings> {
    /** `YYYY-MM-DD` in Belize; set by the build, not by a setting. */
    readonly BUILD_DAY?: string;
  }
}
