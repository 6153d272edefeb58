import type { Problem } from './content-files.ts';

/** Calls `visit` for every text of a JSON value, with its path. */
export function visitTexts(
  value: unknown,
  visit: (text: string, path: readonly PropertyKey[]) => void,
  path: readonly PropertyKey[] = [],
): void {
  if (typeof value === 'string') visit(value, path);
  else if (Array.isArray(value)) {
    value.forEach((item, index) => visitTexts(item, visit, [...path, index]));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) visitTexts(item, visit, [...path, key]);
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u;
/** Bidirectional controls, and control characters other than tab and line break. */
const HIDDEN_CONTROL = /[\p{Bidi_Control}]|(?![\t\n\r])\p{Cc}/u;

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Finds characters that are broken, or that invisibly change the direction of a text. */
export function findTextProblems(file: string, value: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  visitTexts(value, (text, path) => {
    const [hidden] = HIDDEN_CONTROL.exec(text) ?? [];
    if (hidden !== undefined) {
      const sentence = `a hidden character (${codeOf(hidden)}) changes the text; clear the field and type it again`;
      problems.push({ file, path, text: sentence });
    } else if (LONE_SURROGATE.test(text)) {
      problems.push({
        file,
        path,
        text: 'a character is broken; clear the field and type it again',
      });
    }
  });
  return problems;
}
