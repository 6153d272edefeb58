import type * as env from './content/env.ts';

declare global {
  interface ImportMetaEnv extends Readonly<Partial<Record<keyof typeof env, string>>> {
    /** `YYYY-MM-DD` in Belize; set by the build, not by a setting. */
    readonly BUILD_DAY?: string;
  }
}
