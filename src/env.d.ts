interface ImportMetaEnv extends Readonly<import('./domain/settings.ts').Settings> {
  /** `YYYY-MM-DD` in Belize; set by the build, not by a setting. */
  readonly BUILD_DAY?: string;
}
