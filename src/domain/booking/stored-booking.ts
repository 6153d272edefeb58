import * as z from 'zod/mini';

import { isRealDay } from '#domain/site/calendar.ts';
import { offeredPersons } from '#domain/tours/party-size.ts';
import { findTour, tourIds } from '#domain/tours/tours.ts';

import type { BookingDraft } from './draft.ts';
import { bookingFields, type BookingField } from './questions.ts';
import { REFERENCE_PATTERN } from './reference.ts';

const DRAFT_VERSION = 3;
const RECEIPT_VERSION = 2;
const HOUR_MS = 3_600_000;
const DRAFT_LIFETIME_MS = 24 * HOUR_MS;
const TEXT_LIMIT = 20_000;

export const bookingSteps = ['trip', 'pickup', 'review'] as const;
export type BookingStep = (typeof bookingSteps)[number];

const text = z.string().check(z.maxLength(TEXT_LIMIT));
const reference = z.string().check(z.regex(REFERENCE_PATTERN));

const savedDraftSchema = z.object({
  version: z.literal(DRAFT_VERSION),
  savedAtMs: z.number(),
  /** Null until the answers are submitted for the first time. */
  reference: z.nullable(reference),
  replaces: z.array(reference),
  /** True from the moment of sending, so that after a reload the form says that the request may have been sent. */
  mayHaveArrived: z.boolean(),
  step: z.enum(bookingSteps),
  draft: z.object(
    Object.fromEntries(bookingFields.map((field) => [field, text])) as Record<
      BookingField,
      typeof text
    >,
  ),
});

const receiptSchema = z
  .object({
    reference,
    replaces: z.array(reference),
    tourId: z.enum(tourIds),
    date: z.string().check(z.refine(isRealDay)),
    persons: z.int(),
  })
  .check(
    z.refine(
      ({ tourId, persons }) => offeredPersons(findTour(tourId), String(persons)) !== undefined,
    ),
  );

/** The format version and the time that are stored with a receipt. */
const receiptHeaderSchema = z.object({
  version: z.literal(RECEIPT_VERSION),
  sentAtMs: z.number(),
});

/** A draft in this tab's storage. */
export type SavedDraft = Omit<z.output<typeof savedDraftSchema>, 'version' | 'savedAtMs'>;

/** The facts of a sent request for the confirmation page; none of them is personal. */
export type Receipt = z.output<typeof receiptSchema>;

/** Creates the receipt of a request that the email service accepted. Its answers must be valid. */
export const createReceipt = (
  mail: Pick<Receipt, 'reference' | 'replaces'>,
  { tourId, date, persons }: BookingDraft,
): Receipt => ({ ...mail, tourId, date, persons: Number(persons) });

/** Serializes a draft for the storage. `nowMs`: milliseconds since 1970. */
export const writeSavedDraft = (saved: SavedDraft, nowMs: number): string =>
  JSON.stringify({ version: DRAFT_VERSION, savedAtMs: nowMs, ...saved });

/** Serializes a receipt for the storage. */
export const writeReceipt = (receipt: Receipt, nowMs: number): string =>
  JSON.stringify({
    version: RECEIPT_VERSION,
    sentAtMs: nowMs,
    reference: receipt.reference,
    replaces: receipt.replaces,
    tourId: receipt.tourId,
    date: receipt.date,
    persons: receipt.persons,
  } satisfies Receipt & z.input<typeof receiptHeaderSchema>);

/** Parses a stored draft; null if it is invalid, older than 24 hours or in another format version. */
export function readSavedDraft(stored: string | null, nowMs: number): SavedDraft | null {
  const record = savedDraftSchema.safeParse(parseJson(stored));
  if (!record.success) return null;
  const { version: _, savedAtMs, ...saved } = record.data;
  const ageMs = nowMs - savedAtMs;
  // The age is negative if the clock was set back.
  return Math.abs(ageMs) <= DRAFT_LIFETIME_MS ? saved : null;
}

/** Parses a stored receipt; null if it is invalid. A receipt expires only with the tab. */
export function readReceipt(stored: string | null): Receipt | null {
  const record = parseJson(stored);
  return receiptHeaderSchema.safeParse(record).success ? parseReceipt(record) : null;
}

/** Parses a receipt from another source, such as the navigation state; null if it is invalid. */
export function parseReceipt(value: unknown): Receipt | null {
  const result = receiptSchema.safeParse(value);
  return result.success ? result.data : null;
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
