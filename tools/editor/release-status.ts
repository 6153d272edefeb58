import type { RawContent } from '#content/content-files.ts';

import type { Release } from '../release/release.ts';
import { toWrittenValue } from './written-value.ts';

/** The content of the published site and of the editor, including the notices. */
export interface Contents {
  readonly published: RawContent;
  readonly saved: RawContent;
  /** The mistakes in the saved content, in sentences with the labels of the forms. */
  readonly mistakes: readonly string[];
}

/** Serializes a value independently of the order of its keys and of empty fields. */
const serialize = (value: unknown): string =>
  JSON.stringify(toWrittenValue(value), (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => a.localeCompare(b)))
      : item,
  );

/** True if every file as the editor has it is on the published site. */
const isEverythingPublished = ({
  published,
  saved,
}: Pick<Contents, 'published' | 'saved'>): boolean =>
  Object.entries(saved).every(([file, value]) => serialize(value) === serialize(published[file]));

/** Formats a time as `10:42` on the same day, and otherwise with its day. */
function formatTime(time: string, now: Date): string {
  const date = new Date(time);
  const clock = date.toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit' });
  if (date.toDateString() === now.toDateString()) return clock;
  const day = date.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  return `${clock} on ${day}`;
}

/** Says whether what the owner has saved is on the published site, and if not, why. */
export function describeRelease(release: Release, contents: Contents, now: Date): string {
  const { heldBack, publishedAt } = release;
  if (isEverythingPublished(contents)) return `Live since ${formatTime(publishedAt, now)}.`;
  const { mistakes } = contents;
  const isCorrected = heldBack && heldBack.problems.length > 0 && mistakes.length === 0;
  if (heldBack && !isCorrected) {
    const [problem = 'the build failed; its log at the host says why.'] = mistakes;
    const others = mistakes.length - 1;
    const more = others > 0 ? ` More mistakes: ${others}.` : '';
    return `Not live since ${formatTime(heldBack.since, now)}, because of a mistake: ${problem.replace(/\.$/, '')}.${more}`;
  }
  return `Saved, but not live yet. The site is from ${formatTime(publishedAt, now)}. Publishing takes some minutes; if it takes longer, look at your host.`;
}
