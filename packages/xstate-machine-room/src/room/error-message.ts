/** Returns the message of an error. Anything can be thrown, so the error may be any value. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
