import type * as companyEnv from './content/company-env.ts';
import type * as env from './content/env.ts';

declare global {
  interface ImportMetaEnv extends Readonly<
    Partial<Record<keyof typeof env | keyof typeof companyEnv, string>>
  > {
    /** The date of the build in Belize's time zone, as `YYYY-MM-DD`. The build sets it; it is not a setting. */
    readonly BUILD_DAY?: string;
  }
}
