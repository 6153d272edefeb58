/** What a host must know of the finished site besides tools/hosts/rules.ts. */
export interface SiteFacts {
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** The endings of its files, without dot. */
  readonly endings: readonly string[];
}

/** The lines of a block in braces, as nginx and Caddy have it. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];
