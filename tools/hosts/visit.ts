import { differences, explanationsOf } from './differences.ts';
import type { Host } from './host.ts';
import type { Row } from './rows.ts';
import { askHost } from './walk.ts';

/** How a host answered a row: nothing where it was not asked. */
export interface Verdict {
  /** Numbers of the known differences that were seen. */
  readonly known: readonly number[];
  /** What nobody has explained. */
  readonly unknown: readonly string[];
}

export interface Visit {
  readonly host: Host;
  readonly verdicts: readonly (Verdict | undefined)[];
  /** Numbers of differences that are told of this host and were not seen. */
  readonly unseen: readonly number[];
}

/** Makes every request of a host, one after the other. */
export async function visitHost(host: Host, rows: readonly Row[], siteDir: string): Promise<Visit> {
  const verdicts: (Verdict | undefined)[] = [];
  for (const row of rows) {
    if (host.groups && !host.groups.includes(row.group)) {
      verdicts.push(undefined);
    } else {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the table has them
      const problems = await askHost(host.url, row, siteDir);
      const explained = problems.map((problem) => explanationsOf(host.name, row, problem));
      verdicts.push({
        known: [...new Set(explained.flat())],
        unknown: problems.filter((_, index) => explained[index]?.length === 0),
      });
    }
  }
  const seen = new Set(verdicts.flatMap((verdict) => verdict?.known ?? []));
  const unseen = differences.flatMap(({ hosts }, index) =>
    hosts.includes(host.name) && !seen.has(index + 1) ? [index + 1] : [],
  );
  return { host, verdicts, unseen };
}
