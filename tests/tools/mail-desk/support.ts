import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';

import { parseBooking } from '#domain/booking/draft.ts';
import { mailParameters } from '#domain/booking/mail-parameters.ts';
import { noon, reference, today, validDraft } from '#tests/support/booking-draft.ts';
import { type MailDesk, startMailDesk } from '#tools/mail-desk/mail-desk.ts';
import { localServiceIds } from '#tools/mail-desk/service-ids.ts';

/** A complete booking request, as the site sends it. */
export const params = mailParameters(
  parseBooking({ ...validDraft, specialRequirements: 'A window seat, please.\nAnd shade.' }, today),
  { reference, replaces: null, isDoubtful: false, isDayChecked: true, today, minutes: noon },
  '1zabc',
);

export const bookingSubject = `Booking request ${reference}`;

/** Builds the body that the SDK posts, with some fields changed. The value undefined removes a field. */
const sdkBody = (fields: Record<string, unknown> = {}) => ({
  lib_version: '4.4.1',
  user_id: localServiceIds.publicKey,
  service_id: localServiceIds.serviceId,
  template_id: localServiceIds.templateId,
  template_params: params,
  ...fields,
});

/** Starts a mail desk, which stops when the test ends. */
export async function openDesk(
  options: Parameters<typeof startMailDesk>[0] = {},
): Promise<MailDesk> {
  const desk = await startMailDesk(options);
  onTestFinished(() => desk.close());
  return desk;
}

/** Starts one mail desk for the whole file. Its emails and faults are cleared before each test. */
export function shareDesk(): () => MailDesk {
  let desk: MailDesk;
  beforeAll(async () => {
    desk = await startMailDesk();
  });
  beforeEach(() => {
    desk.clear();
    desk.setFault(null);
  });
  afterAll(() => desk.close());
  return () => desk;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** Posts a request like the SDK. If there is no response, it rejects like fetch. */
export const post = (desk: MailDesk, fields: Record<string, unknown> = {}): Promise<Reply> =>
  request(`${desk.serviceOrigin}/api/v1.0/email/send`, {
    method: 'POST',
    body: JSON.stringify(sdkBody(fields)),
  });

async function request(url: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(url, init);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Sends a request to the inbox. */
export const inbox = (desk: MailDesk, path: string, init?: RequestInit): Promise<Reply> =>
  request(new URL(path, desk.inboxUrl).href, init);

export const newestId = (desk: MailDesk) => desk.mails()[0]?.id ?? '';
