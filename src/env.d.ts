import type * as env from './content/env.ts';

declare global {
  interface ImportMetaEnv extends Readonly<Partial<Record<keyof typeof env, string>>> {
    /** The date of the build in Belize's time zone, as `YYYY-MM-DD`. The build sets it; it is not a setting. */
    readonly BUILD_DAY?: string;
  }
}
