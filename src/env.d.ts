type SettingName = keyof typeof import('./content/env.ts');

interface ImportMetaEnv extends Readonly<Partial<Record<SettingName, string>>> {
  /** `YYYY-MM-DD` in Belize; set by the build, not by a setting. */
  readonly BUILD_DAY?: string;
}
