/** A package of others. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** The licence's short name, such as `MIT`. */
  readonly identifier?: string;
  readonly text?: string;
}

const head = `This site contains work of others. Each is named here with its version, and the terms under which it may be used
stand below it. The source code of each version is at https://www.npmjs.com/package/ followed by the name.
`;
const line = `${'-'.repeat(80)}\n`;

const titleOf = ({ name, version, identifier }: LicensedPackage) =>
  `${name} ${version}${identifier ? ` (${identifier})` : ''}`;

/**
 * `licenses.txt`: every package once, those that share their words together.
 * @throws Error that lists the packages without a text
 */
export function licensesText(packages: readonly LicensedPackage[]): string {
  const bare = packages.filter(({ text }) => !text?.trim()).map(titleOf);
  if (bare.length > 0) {
    throw new Error(
      `These packages may not be published without their licence: ${bare.join(', ')}`,
    );
  }
  const titlesByText = new Map<string, Set<string>>();
  for (const each of packages.toSorted((one, other) =>
    titleOf(one).localeCompare(titleOf(other)),
  )) {
    const text = each.text?.trim() ?? '';
    titlesByText.set(text, (titlesByText.get(text) ?? new Set()).add(titleOf(each)));
  }
  const blocks = [...titlesByText].map(
    ([text, titles]) => `${line}${[...titles].join('\n')}\n\n${text}\n`,
  );
  return [head, ...blocks].join('\n');
}
