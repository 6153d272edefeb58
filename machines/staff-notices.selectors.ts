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

/** True if the banner's last day has passed, so that visitors no longer see the banner. */
export const selectIsBannerOver = ({ context }: StaffNoticesSnapshot) =>
  isBannerOver(noticesOf(context).banner, context.today);

/** Counts the closures that are over. */
export const selectPastCount = ({ context: { closedDays, today } }: StaffNoticesSnapshot) =>
  closedDays.filter((closure) => isOver(closure, today)).length;

/** True if the form has days or a reason, but the closure has not been added yet. */
export const selectIsClosurePending = ({ context: { closure } }: StaffNoticesSnapshot) =>
  closure.from !== '' || closure.reason.trim() !== '';

const noErrors: ClosureErrors = {};

/**
 * Returns the error messages of the closure form after an invalid closure was submitted. Read it with `shallowEqual`.
 */
export const selectClosureErrors = ({ context }: StaffNoticesSnapshot): ClosureErrors =>
  context.showsErrors ? closureErrors(context.closure, context.today) : noErrors;

/** Returns the content of the notices file with all changes. */
export const selectFileText = ({ context }: StaffNoticesSnapshot) =>
  serializeNotices(noticesOf(context));

/** Returns the problems that prevent the export of the file. Read it with `shallowEqual`. */
export const selectFileProblems = ({ context }: StaffNoticesSnapshot): readonly string[] =>
  fileProblems(context);
