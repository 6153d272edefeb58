import { assign, fromPromise, setup } from 'xstate';

import type { IsoDay } from '#domain/site/calendar.ts';
import { parseNoticesObject, parseNotices } from '#domain/notices/parse-notices.ts';
import { noNotices } from '#domain/notices/notices.ts';
import {
  serializeNotices,
  bannerOf,
  changeClosure,
  chooseDay,
  closureErrors,
  closureOf,
  closureText,
  emptyClosure,
  isBannerOver,
  isOver,
  type BannerDraft,
  type ClosureDraft,
} from '#domain/notices/staff-notices.ts';

import type {
  NoticesFile,
  StaffNoticesContext,
  StaffNoticesEvent,
} from './staff-notices.context.ts';

/** Returns the notices with all changes. */
export const noticesOf = ({ closedDays, banner, opened, today }: StaffNoticesContext) => ({
  closedDays,
  banner: bannerOf(banner, opened.banner, today),
});

/**
 * Returns the problems that prevent the export: values that the site would reject, or a banner whose last day has
 * passed.
 */
export const fileProblems = (context: StaffNoticesContext): readonly string[] => {
  const notices = noticesOf(context);
  return [
    ...parseNotices(serializeNotices(notices)).problems,
    ...(isBannerOver(notices.banner, context.today)
      ? ['The last day of the notice has passed. Choose a later one, or remove the notice.']
      : []),
  ];
};

const opened = ({ origin, name, text }: NoticesFile) => {
  const { notices, problems, unknown } = parseNotices(text ?? serializeNotices(noNotices));
  return {
    opened: notices,
    origin: text === null ? ('missing' as const) : origin,
    fileName: name,
    problems,
    unknown,
    closedDays: notices.closedDays,
    closure: emptyClosure,
    showsErrors: false,
    banner: { text: notices.banner?.text ?? '', until: notices.banner?.until ?? '' },
    requestedFile: null,
    statusMessage: '',
  };
};

/** The guards, actions and delays of the staff's page. staff-notices.machine.ts defines when they apply. */
export const staffNoticesSetup = setup({
  types: {} as {
    context: StaffNoticesContext;
    events: StaffNoticesEvent;
    tags: 'busy' | 'unsaved';
  },
  actors: {
    loadFile: fromPromise<string | null>(() =>
      Promise.reject(new Error('staffNoticesMachine: the `loadFile` actor must be provided')),
    ),
  },
  delays: { loadTimeout: 10_000 },
  guards: {
    isReadable: (_, { file }: { file: NoticesFile }) =>
      file.text === null || parseNoticesObject(file.text) !== undefined,
    isClosureGood: ({ context: { closure, today } }) =>
      Object.keys(closureErrors(closure, today)).length === 0,
    hasPast: ({ context: { closedDays, today } }) =>
      closedDays.some((closure) => isOver(closure, today)),
    isFileGood: ({ context }) => fileProblems(context).length === 0,
    hasRequestedFile: ({ context }) => context.requestedFile !== null,
  },
  actions: {
    setToday: assign({ today: (_, params: { today: IsoDay }) => params.today }),
    openFile: assign((_, { file }: { file: NoticesFile }) => opened(file)),
    openRequested: assign(({ context }) =>
      context.requestedFile ? opened(context.requestedFile) : {},
    ),
    noteUnreadable: assign((_, { file }: { file: NoticesFile }) => ({
      statusMessage: `${file.name ?? 'The file on the site'} is not a notices file.`,
    })),
    requestFile: assign({
      requestedFile: (_, params: { file: NoticesFile | null }) => params.file,
    }),
    chooseDay: assign(({ context }, params: { day: IsoDay }) => ({
      closure: chooseDay(context.closure, params.day),
    })),
    changeClosure: assign(({ context }, params: { patch: Partial<ClosureDraft> }) => ({
      closure: changeClosure(context.closure, params.patch),
    })),
    addClosure: assign(({ context: { closedDays, closure } }) => {
      const added = closureOf(closure);
      return {
        closedDays: [...closedDays, added].toSorted((one, other) =>
          one.from.localeCompare(other.from),
        ),
        closure: { ...emptyClosure, scope: closure.scope },
        showsErrors: false,
        statusMessage: `Closed: ${closureText(added)}.`,
      };
    }),
    showErrors: assign({ showsErrors: true, statusMessage: '' }),
    removeClosure: assign(({ context: { closedDays } }, params: { index: number }) => {
      const removed = closedDays[params.index];
      return {
        closedDays: closedDays.filter((closure) => closure !== removed),
        statusMessage: removed ? `Open again: ${closureText(removed)}.` : '',
      };
    }),
    dropPast: assign(({ context: { closedDays, today } }) => ({
      closedDays: closedDays.filter((closure) => !isOver(closure, today)),
      statusMessage: 'Past days were removed from the list.',
    })),
    changeBanner: assign(({ context }, params: { patch: Partial<BannerDraft> }) => ({
      banner: { ...context.banner, ...params.patch },
    })),
    markSaved: assign(({ context }) => ({ opened: noticesOf(context), statusMessage: '' })),
  },
});
