import type { SentBody } from './request-body.ts';

const keptEntries = 200;

/** One request that the service met; `status` is 0 if it got no answer. */
export interface ServedRequest {
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
  readonly body?: SentBody;
}

/** Appends in memory and drops the oldest beyond 200. */
export function remember<Entry>(entries: Entry[], entry: Entry): void {
  entries.push(entry);
  if (entries.length > keptEntries) entries.shift();
}
