import { type TransportationType, transportationTypes } from '#content/legs.ts';
import type { TourId } from '#content/tour.ts';

import { isRealDay, type IsoDay } from '#domain/site/calendar.ts';
import { formatDays } from './closures.ts';
import type { Banner, Closure, Notices } from './notices.ts';
import { REASON_LIMIT, SOLD_OUT } from './notices-schema.ts';
import { sanitizeLine, countCharacters } from '#lib/text.ts';
import { tourFilterLabels } from '#domain/tours/tour-filter.ts';
import { findTour, parseTourTitle, tourIds } from '#domain/tours/tours.ts';

/** The tours to which a closure applies: `all`, a type of transportation, or the id of one tour. */
export type ClosureScope = string;

/** The staff's input for a closure so far, not validated. */
export interface ClosureDraft {
  readonly from: string;
  readonly to: string;
  readonly scope: ClosureScope;
  readonly reason: string;
  /** True if the tour runs, but has no seats left. It then needs no reason. */
  readonly soldOut: boolean;
}

export const emptyClosure: ClosureDraft = {
  from: '',
  to: '',
  scope: 'all',
  reason: '',
  soldOut: false,
};

export interface BannerDraft {
  readonly text: string;
  /** The last day of the banner; empty if the banner has no last day. */
  readonly until: string;
}

export const emptyBanner: BannerDraft = { text: '', until: '' };

const byTravel = (type: TransportationType) =>
  `All tours ${tourFilterLabels[type].replace(/^By/, 'by').toLowerCase()}`;

const placeOf = (id: TourId) => parseTourTitle(findTour(id)?.title ?? id).place;

/** The choices for the tours of a closure, with their labels, in the order of the form. */
export const closureScopes: readonly { readonly scope: ClosureScope; readonly label: string }[] = [
  { scope: 'all', label: 'All tours' },
  ...transportationTypes.map((scope) => ({ scope, label: byTravel(scope) })),
  ...tourIds.map((scope) => ({ scope, label: `Only from ${placeOf(scope)}` })),
];

/** Returns the tours of a closure as text, such as `All tours`, `All tours by road` or `Hopkins, Placencia`. */
export function closedTours({ tours, transport }: Closure): string {
  if (tours) return `Only from ${tours.map(placeOf).join(', ')}`;
  return transport ? byTravel(transport) : 'All tours';
}

/** Formats a closure on one line, for screen readers and for `npm run doctor`. */
export const closureText = (closure: Closure): string =>
  `${formatDays(closure)}, ${closedTours(closure)} (${closure.reason})`;

/**
 * Adds a day that was pressed in the calendar. The day ends the current range if it is later than the range's only day;
 * otherwise it starts a new range.
 */
export const chooseDay = (draft: ClosureDraft, day: IsoDay): ClosureDraft =>
  draft.from !== '' && draft.from === draft.to && day > draft.from
    ? { ...draft, to: day }
    : { ...draft, from: day, to: day };

/**
 * Applies a change to the draft. If the last day is missing or earlier than the first day, it is set to the first day.
 */
export function changeClosure(draft: ClosureDraft, patch: Partial<ClosureDraft>): ClosureDraft {
  const changed = { ...draft, ...patch };
  const { from, to } = patch;
  const follows =
    from !== undefined && to === undefined && (draft.to === draft.from || draft.to < from);
  return follows ? { ...changed, to: from } : changed;
}

export type ClosureErrors = Partial<Record<keyof ClosureDraft, string>>;

/** Returns the errors of a closure by field; empty if the closure is valid. */
export function closureErrors(draft: ClosureDraft, today: IsoDay): ClosureErrors {
  const { from, to, scope, soldOut } = draft;
  return {
    ...(!isRealDay(from) && { from: 'Please choose a day.' }),
    ...(isRealDay(from) && lastDayError(from, to, today)),
    ...(soldOut
      ? !tourIds.includes(scope) && {
          scope: 'Please choose one tour. Only a tour can be sold out.',
        }
      : reasonError(draft)),
  };
}

function reasonError({ reason }: ClosureDraft): ClosureErrors {
  const text = sanitizeLine(reason);
  return {
    ...(text === '' && { reason: 'Please give a reason; guests read it.' }),
    ...(countCharacters(text) > REASON_LIMIT && {
      reason: `Please use at most ${REASON_LIMIT} characters.`,
    }),
  };
}

function lastDayError(from: IsoDay, to: string, today: IsoDay): ClosureErrors {
  if (!isRealDay(to)) return { to: 'Please choose the last day too.' };
  if (to < from) return { to: 'The last day must not be before the first.' };
  return to < today ? { to: 'These days have passed.' } : {};
}

/** Converts a draft into a closure. The draft must have no errors. */
export function closureOf({ from, to, scope, reason, soldOut }: ClosureDraft): Closure {
  const transport = transportationTypes.find((type) => type === scope);
  const tour = tourIds.find((id) => id === scope);
  return {
    from,
    to,
    reason: soldOut ? SOLD_OUT : sanitizeLine(reason),
    ...(tour && { tours: [tour] }),
    ...(transport && { transport }),
    ...(soldOut && { soldOut }),
  };
}

/** Returns a hash of a text (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/**
 * Returns the banner for the notices file. A new text gets a new id, so that visitors who closed the previous banner
 * see the new one.
 */
export function bannerOf(
  { text, until }: BannerDraft,
  opened: Banner | null,
  today: IsoDay,
): Banner | null {
  const line = sanitizeLine(text);
  if (line === '') return null;
  const id = opened?.text === line ? opened.id : `notice-${today}-${fingerprint(line)}`;
  return until === '' ? { id, text: line } : { id, text: line, until };
}

/** True if the last day of a banner has passed. */
export const isBannerOver = (banner: Banner | null, today: IsoDay): boolean =>
  banner?.until !== undefined && banner.until < today;

/** True if the last day of a closure has passed. */
export const isOver = ({ to }: Closure, today: IsoDay): boolean => to < today;

const toFileEntry = ({ from, to, ...rest }: Closure) =>
  from === to ? { day: from, ...rest } : { from, to, ...rest };

/** Serializes the notices as the text of `notices.json`, which `parseNotices` can read. */
export const serializeNotices = ({ closedDays, banner }: Notices): string =>
  `${JSON.stringify({ closedDays: closedDays.map(toFileEntry), banner }, undefined, 2)}\n`;
