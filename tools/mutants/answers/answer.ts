/** Why no test needs to notice these changes. */
export interface Answer {
  readonly why: string;
  readonly survivors: readonly (readonly [file: string, line: string, change: string])[];
}
