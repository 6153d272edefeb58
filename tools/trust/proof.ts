/** A test, by its file and its title as it stands in the source. */
export type Proof = readonly [file: string, title: string];

/** A numbered line of the requirements, and what proves it. */
export interface Line {
  readonly id: string;
  /** In a few words; the full text is the requirement's. */
  readonly what: string;
  readonly proofs: readonly Proof[];
  /** What no test proves, or is done otherwise than the line says. */
  readonly open?: string;
}

/** The numbers that must each have a line. */
export const wanted: readonly string[] = [
  ...Array.from({ length: 24 }, (_, index) => `R${index + 1}`),
  ...Array.from({ length: 18 }, (_, index) => `P${index + 1}`),
];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a test or a group of tests with this title stands in the source of a test file. */
export const hasTitle = (source: string, title: string): boolean =>
  new RegExp(String.raw`\(\s*(['"\`])${escaped(title)}\1,`).test(source);

/**
 * What is wrong with the list: a number without a line, a line without proof, a test that is not there.
 * @param sourceOf gives the text of a file of the project, null if there is none
 */
export function problemsOf(
  lines: readonly Line[],
  sourceOf: (file: string) => string | null,
): string[] {
  const missing = wanted.filter((id) => lines.filter((line) => line.id === id).length !== 1);
  return [
    ...missing.map((id) => `${id} must have one line`),
    ...lines
      .filter(({ proofs, open }) => proofs.length === 0 && open === undefined)
      .map(({ id }) => `${id} has no proof, and is not called open`),
    ...lines.flatMap(({ id, proofs }) =>
      proofs
        .filter(([file, title]) => !hasTitle(sourceOf(file) ?? '', title))
        .map(([file, title]) => `${id}: no test is called “${title}” in ${file}`),
    ),
  ];
}
