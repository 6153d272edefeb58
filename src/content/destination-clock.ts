import type { Files, Problem } from './content-files.ts';

const HOUR_MS = 3_600_000;

/** Returns how many hours the clocks of a time zone are ahead of UTC. @throws RangeError for an unknown time zone */
function hoursAhead(timeZone: string, moment: Date): number {
  // The Swedish locale formats dates and times as in ISO 8601.
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
  return (Date.parse(`${local.replace(' ', 'T')}Z`) - moment.getTime()) / HOUR_MS;
}

function findClockMistake({ timeZone, utcOffsetHours }: Files['company']) {
  const year = new Date().getUTCFullYear();
  const [january = 0, july = 0] = [0, 6].map((month) =>
    hoursAhead(timeZone, new Date(Date.UTC(year, month, 1))),
  );
  if (utcOffsetHours === undefined) return undefined;
  if (january !== july) return 'clocks change in summer there; leave it empty';
  return utcOffsetHours === january
    ? undefined
    : `write ${january}, because the clocks of ${timeZone} are ${Math.abs(january)} hours ${january < 0 ? 'behind' : 'ahead of'} UTC`;
}

/** Compares the time zone and its offset, because a wrong offset would shift every day and hour on the site. */
export function problemsOfClock(company: Files['company']): readonly Problem[] {
  try {
    const text = findClockMistake(company);
    return text === undefined ? [] : [{ file: 'company', path: ['utcOffsetHours'], text }];
  } catch {
    const text = `${company.timeZone} is no time zone; write its IANA name, such as America/Belize`;
    return [{ file: 'company', path: ['timeZone'], text }];
  }
}
