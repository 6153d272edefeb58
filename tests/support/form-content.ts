import type { RawContent } from '#content/content-files.ts';
import { contentDir } from '#content/load-content.ts';
import { readContent } from '#content/read-content.ts';
import { checkSave } from '#tools/editor/check-save.ts';

export const hopkins = 'tours/hopkins-belize';
const today = readContent(contentDir);
/** The content with fixed prices and one fixed text, so that the company may change its own. */
export const content: RawContent = {
  ...today,
  [hopkins]: { ...(today[hopkins] as object), priceUsd: 271, typicalPriceUsd: 339 },
  faq: { ...(today['faq'] as object), lead: 'By road from Hopkins.' },
  terms: { ...(today['terms'] as object), answerTime: '24 hours' },
};

export type Fields = Record<string, unknown>;

/** Returns a copy of a file whose field at a path such as `heroSlides 0 image` has another value. */
export function withField(file: string, path: string, value: unknown): Fields {
  const copy = structuredClone(content[file]) as Fields;
  const keys = path.split(' ');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((part, key) => Reflect.get(part as object, key), copy);
  Reflect.set(holder as object, last, value);
  return copy;
}

export const fieldOf = (file: string, field: string): unknown =>
  Reflect.get(content[file] as object, field);

/** Checks a file in whose form only this field was changed. */
export const save = (file: string, path: string, value: unknown) =>
  checkSave(content, { file, value: withField(file, path, value) });
