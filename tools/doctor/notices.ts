import { belizeToday, formatDay, type IsoDay } from '#domain/site/calendar.ts';
import { parseCurrentNotices } from '#domain/notices/parse-notices.ts';
import { closureText } from '#domain/notices/staff-notices.ts';

import { type Finding, fine, todo } from './finding.ts';
import { get, networkWords } from './network.ts';

const mend =
  'Correct “Closed days and banner” in the forms. On a server of your own, make the file again at /staff: docs/notices.md tells how.';

/** Reports what the notices file tells guests, and which parts of the file are invalid. */
export function noticesFindings(text: string, today: IsoDay): readonly Finding[] {
  const { notices, problems, unknown } = parseCurrentNotices(text, today);
  const { closedDays, banner } = notices;
  const until = banner?.until ? `, until ${formatDay(banner.until)}` : '';
  return [
    ...[...problems, ...unknown].map((problem) =>
      todo(`notices.json: ${problem.replace(/\.$/, '')}.`, mend),
    ),
    ...closedDays.map((closure) => fine(`Closed: ${closureText(closure)}.`)),
    ...(closedDays.length === 0 && problems.length === 0 ? [fine('No day is closed.')] : []),
    ...(banner ? [fine(`Every page shows${until}: "${banner.text}"`)] : []),
  ];
}

/** Checks the notices of the live site, at the URL in its settings. */
export async function liveNoticesFindings(
  origin: string,
  setting = '/notices.json',
): Promise<readonly Finding[]> {
  const { href, origin: host } = new URL(setting, origin);
  try {
    const { status, headers, text } = await get(setting, origin);
    if (status !== 200) {
      return [todo(`The notices at ${href} are answered with ${status}.`, mend)];
    }
    const readers = headers.get('access-control-allow-origin') ?? '';
    const isReadable = host === origin || ['*', origin].includes(readers);
    const locked = todo(
      `Browsers may not read ${href} from this site.`,
      `Have that host send "Access-Control-Allow-Origin: ${origin}".`,
    );
    return [...(isReadable ? [] : [locked]), ...noticesFindings(text, belizeToday())];
  } catch (error) {
    return [todo(`The notices at ${href} cannot be fetched: ${networkWords(error)[0]}.`, mend)];
  }
}
