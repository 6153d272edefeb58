import { belizeToday, formatDay, type IsoDay } from '#domain/calendar.ts';
import { readNoticesFile } from '#domain/notices-file.ts';
import { closureText } from '#domain/staff-notices.ts';

import { type Answer, decoded } from '../hosts/ask.ts';

import { type Finding, fine, todo } from './finding.ts';
import { type LiveSite, liveSite, networkWords } from './network.ts';

const mend = 'Make the file again at /staff and put it on the host as docs/notices.md tells.';

/** What guests are told by a notices file, and what in it cannot be read. */
export function noticesFindings(text: string, today: IsoDay): readonly Finding[] {
  const { notices, problems, unknown } = readNoticesFile(text, today);
  const { closedDays, banner } = notices;
  return [
    ...[...problems, ...unknown].map((problem) =>
      todo(`notices.json: ${problem.replace(/\.$/, '')}.`, mend),
    ),
    ...closedDays.map((closure) => fine(`Closed: ${closureText(closure)}.`)),
    ...(closedDays.length === 0 && problems.length === 0 ? [fine('No day is closed.')] : []),
    ...(banner
      ? [
          fine(
            `Every page shows${banner.until ? `, until ${formatDay(banner.until)}` : ''}: "${banner.text}"`,
          ),
        ]
      : []),
  ];
}

/** Whether pages of `origin` may read an answer of another site. */
const isShared = ({ headers }: Answer, origin: string) =>
  ['*', origin].includes(headers['access-control-allow-origin'] ?? '');

/** The notices of the site that is asked, wherever its setting says they lie. */
export async function liveNoticesFindings(
  site: LiveSite,
  setting = '/notices.json',
  today: IsoDay = belizeToday(),
): Promise<readonly Finding[]> {
  const address = new URL(setting, site.origin);
  const isForeign = address.origin !== site.origin;
  try {
    const host = isForeign ? liveSite(address.origin) : site;
    const answer = await host.ask(address.pathname + address.search, { Origin: site.origin });
    if (answer.status !== 200) {
      return [todo(`The notices at ${address.href} are answered with ${answer.status}.`, mend)];
    }
    return [
      ...(isForeign && !isShared(answer, site.origin)
        ? [
            todo(
              `Browsers may not read ${address.href} from this site.`,
              `Have that host send "Access-Control-Allow-Origin: ${site.origin}".`,
            ),
          ]
        : []),
      ...noticesFindings(decoded(answer).toString('utf8'), today),
    ];
  } catch (error) {
    return [
      todo(`The notices at ${address.href} cannot be fetched: ${networkWords(error)}.`, mend),
    ];
  }
}
