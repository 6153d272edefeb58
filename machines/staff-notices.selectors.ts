import {
  serializeNotices,
  closureErrors,
  isBannerOver,
  isOver,
  type ClosureErrors,
} from '#domain/notices/staff-notices.ts';

import type { StaffNoticesSnapshot } from './staff-notices.machine.ts';
import { fileProblems, noticesOf } from './staff-notices.setup.ts';

export const selectIsOnItsWay = (snapshot: StaffNoticesSnapshot) =>
  snapshot.matches('opening') || snapshot.hasTag('busy');
export const selectHasFailed = (snapshot: StaffNoticesSnapshot) => snapshot.matches('failed');
export const selectIsReplacing = (snapshot: StaffNoticesSnapshot) => snapshot.matches('replacing');
export const selectIsUnsaved = (snapshot: StaffNoticesSnapshot) => snapshot.hasTag('unsaved');

/** Whether the banner's last day has passed, so that nobody sees it. */
export const selectIsBannerOver = ({ context }: StaffNoticesSnapshot) =>
  isBannerOver(noticesOf(context).banner, context.today);

/** How many closures are over. */
export const selectPastCount = ({ context: { closedDays, today } }: StaffNoticesSnapshot) =>
  closedDays.filter((closure) => isOver(closure, today)).length;

/** Whether days were chosen or a reason was written, and not closed yet. */
export const selectIsClosurePending = ({ context: { closure } }: StaffNoticesSnapshot) =>
  closure.from !== '' || closure.reason.trim() !== '';

const noErrors: ClosureErrors = {};

/** The messages of the form, once closing days was refused. Read it with `shallowEqual`. */
export const selectClosureErrors = ({ context }: StaffNoticesSnapshot): ClosureErrors =>
  context.isRefused ? closureErrors(context.closure, context.today) : noErrors;

/** The file as visitors would get it. */
export const selectFileText = ({ context }: StaffNoticesSnapshot) =>
  serializeNotices(noticesOf(context));

/** What keeps the finished file from being taken along. Read it with `shallowEqual`. */
export const selectFileProblems = ({ context }: StaffNoticesSnapshot): readonly string[] =>
  fileProblems(context);
