declare module 'es-check' {
  interface CheckOptions {
    files: readonly string[];
    module: boolean;
    checkBrowser: boolean;
    checkFeatures: boolean;
    browserslistQuery: string;
    ignore: string;
  }

  export function runChecks(
    configs: readonly CheckOptions[],
  ): Promise<{ errors: readonly { err: Error; file: string }[] }>;
}
