import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { parseNoticesFile } from '#domain/notices-file.ts';
import { staffNoticesMachine } from '#machines/staff-notices.machine.ts';
import {
  selectClosedDays,
  selectClosureErrors,
  selectFileProblems,
  selectFileText,
  selectHasFailed,
  selectIsClosurePending,
  selectIsOnItsWay,
  selectIsUnsaved,
  selectNews,
  selectOrigin,
  selectPastCount,
  selectProblems,
  selectUnknown,
} from '#machines/staff-notices.selectors.ts';

const TODAY = '2026-11-22';
const christmas = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };
const banner = { id: 'high-water', text: 'The river is high.' };
const onSite = JSON.stringify({
  closedDays: [
    { day: '2026-09-21', reason: 'Independence Day' },
    { day: '2026-12-25', reason: 'Christmas Day' },
  ],
  banner,
});

type Load = () => Promise<string | null>;

function startStaff(load: Load) {
  const clock = new SimulatedClock();
  const actor = createActor(
    staffNoticesMachine.provide({ actors: { loadFile: fromPromise(load) } }),
    { clock },
  ).start();
  actor.send({ type: 'visit.start', today: TODAY });
  const read = <T>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) =>
    select(actor.getSnapshot());
  return { actor, clock, read };
}

/** With the file of the site open. */
async function editing(text: string | null = onSite) {
  const staff = startStaff(() => Promise.resolve(text));
  await vi.waitFor(() => expect(staff.actor.getSnapshot().matches('editing')).toBe(true));
  return staff;
}

const wind = { from: '2026-12-01', to: '2026-12-03', scope: 'flight', reason: 'Wind' } as const;

describe('opening', () => {
  it('shows what the site says, past days among it, and owes nothing', async () => {
    const { read } = await editing();
    expect(read(selectClosedDays).map(({ from }) => from)).toEqual(['2026-09-21', '2026-12-25']);
    expect(read(selectPastCount)).toBe(1);
    expect(read(({ context }) => context.banner)).toEqual({ text: banner.text, until: '' });
    expect(read(selectIsUnsaved)).toBe(false);
    expect(read(selectProblems)).toEqual([]);
  });

  it('knows the site’s own file from one that is missing', async () => {
    expect((await editing()).read(selectOrigin)).toBe('site');
    expect((await editing(null)).read(selectOrigin)).toBe('missing');
  });

  it('takes a site without the file for one on which nothing is closed', async () => {
    const { read } = await editing(null);
    expect(read(selectClosedDays)).toEqual([]);
    expect(read(selectFileText)).toBe('{\n  "closedDays": [],\n  "banner": null\n}\n');
  });

  it('says what of the file could not be read', async () => {
    const { read } = await editing('{"closedDays": [{"day": "Easter", "reason": "Easter"}]}');
    expect(read(selectProblems)).toEqual([
      'Closed days, entry 1, "day": must be a day of the calendar, such as 2026-12-25',
    ]);
  });

  it('names what of the file it has no place for, apart from what could not be read', async () => {
    const { read } = await editing(
      '{"comment": "x", "banner": {"id": "a", "text": "b", "link": "c"}}',
    );
    expect([read(selectProblems), read(selectUnknown)]).toEqual([
      [],
      [
        'The file, "comment": is not known here and is ignored',
        'Banner, "link": is not known here and is ignored',
      ],
    ]);
  });

  it('opens a notice that is too long whole, so that staff can shorten it', async () => {
    const text = 'x'.repeat(500);
    const { read } = await editing(JSON.stringify({ banner: { id: 'long', text } }));
    expect(read(({ context }) => context.banner.text)).toBe(text);
    expect(read(selectFileProblems)).toEqual([
      'Banner, "text": is too long by 260 characters; guests read 240 at most',
    ]);
  });

  it.each<[what: string, load: Load]>([
    ['the host fails', () => Promise.reject(new Error('no answer'))],
    ['a page comes instead', () => Promise.resolve('<!doctype html>')],
  ])('never begins with an empty file by itself when %s', async (_what, load) => {
    const { actor, read } = startStaff(load);
    await vi.waitFor(() => expect(read(selectHasFailed)).toBe(true));
    actor.send({ type: 'file.open', file: { origin: 'disk', name: 'boat.jpg', text: 'JFIF' } });
    expect(read(selectHasFailed)).toBe(true);
    expect(read(selectNews)).toBe('boat.jpg is not a file of notices.');
    actor.send({ type: 'file.open', file: { origin: 'disk', name: 'kept.json', text: onSite } });
    expect(read(selectClosedDays)).toHaveLength(2);
  });

  it('takes ten seconds without an answer for a failure', () => {
    const { clock, read } = startStaff(() => new Promise(() => {}));
    clock.increment(9999);
    expect(read(selectIsOnItsWay)).toBe(true);
    clock.increment(1);
    expect(read(selectHasFailed)).toBe(true);
  });
});

describe('closing days', () => {
  it('puts them in their place, and the file says so as the site will read it', async () => {
    const { actor, read } = await editing();
    actor.send({ type: 'closure.change', patch: wind });
    expect(read(selectIsClosurePending)).toBe(true);
    actor.send({ type: 'closure.add' });
    expect(read(selectIsClosurePending)).toBe(false);
    expect(read(selectIsUnsaved)).toBe(true);
    expect(read(selectNews)).toBe(
      'Closed: December 1, 2026 to December 3, 2026, All tours by flight (Wind).',
    );
    expect(parseNoticesFile(read(selectFileText))).toEqual({
      notices: {
        closedDays: [
          { from: '2026-09-21', to: '2026-09-21', reason: 'Independence Day' },
          { from: '2026-12-01', to: '2026-12-03', reason: 'Wind', transport: 'flight' },
          christmas,
        ],
        banner,
      },
      problems: [],
      unknown: [],
    });
  });

  it('says what is missing only once it was refused', async () => {
    const { actor, read } = await editing();
    expect(read(selectClosureErrors)).toEqual({});
    actor.send({ type: 'closure.add' });
    expect(read(selectClosureErrors)).toEqual({
      from: 'Please choose a day.',
      reason: 'Please give a reason; guests read it.',
    });
    expect(read(selectIsUnsaved)).toBe(false);
    actor.send({ type: 'closure.change', patch: wind });
    expect(read(selectClosureErrors)).toEqual({});
  });

  it('opens a day again, and drops what is over in one go', async () => {
    const { actor, read } = await editing();
    actor.send({ type: 'closure.remove', index: 1 });
    expect(read(selectNews)).toBe('Open again: December 25, 2026, All tours (Christmas Day).');
    expect(read(selectClosedDays)).toHaveLength(1);
    actor.send({ type: 'past.drop' });
    expect(read(selectClosedDays)).toEqual([]);
    expect(read(selectIsUnsaved)).toBe(true);
  });
});

describe('the file', () => {
  it('is not owed once it was taken, until something changes again', async () => {
    const { actor, read } = await editing();
    actor.send({ type: 'banner.change', patch: { text: 'Low water.' } });
    expect(read(selectIsUnsaved)).toBe(true);
    actor.send({ type: 'file.take' });
    expect(read(selectIsUnsaved)).toBe(false);
    actor.send({ type: 'closure.remove', index: 0 });
    expect(read(selectIsUnsaved)).toBe(true);
  });

  it('is not taken while the site would have something to say against it', async () => {
    const { actor, read } = await editing();
    actor.send({ type: 'banner.change', patch: { text: 'x'.repeat(241) } });
    expect(read(selectFileProblems)).toEqual([
      'Banner, "text": is too long by 1 character; guests read 240 at most',
    ]);
    actor.send({ type: 'file.take' });
    expect(read(selectIsUnsaved)).toBe(true);
  });

  it.each([
    [
      '2026-11-21',
      ['The last day of the notice is over. Choose a later one, or take the notice away.'],
    ],
    [TODAY, []],
    ['', []],
  ])('with a notice until %j has these problems: %j', async (until, problems) => {
    const { actor, read } = await editing();
    actor.send({ type: 'banner.change', patch: { until } });
    expect(read(selectFileProblems)).toEqual(problems);
    actor.send({ type: 'file.take' });
    expect(read(selectIsUnsaved)).toBe(problems.length > 0);
  });

  it('is not held up by the last day of a notice that was taken away', async () => {
    const { actor, read } = await editing();
    actor.send({ type: 'banner.change', patch: { text: '', until: '2026-11-21' } });
    expect(read(selectFileProblems)).toEqual([]);
  });

  it('takes the place of changes only after a question', async () => {
    const { actor, read } = await editing();
    const other = { origin: 'disk', name: 'other.json', text: '{}' } as const;
    actor.send({ type: 'closure.remove', index: 1 });
    actor.send({ type: 'file.open', file: other });
    expect(read(selectIsUnsaved)).toBe(true);
    actor.send({ type: 'replace.cancel' });
    expect(read(selectClosedDays)).toHaveLength(1);
    expect(read(selectIsUnsaved)).toBe(true);
    actor.send({ type: 'file.open', file: other });
    actor.send({ type: 'replace.confirm' });
    expect(read(selectClosedDays)).toEqual([]);
    expect(read(selectIsUnsaved)).toBe(false);
  });
});
