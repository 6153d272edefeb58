import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { MailParameters } from '#domain/mail-parameters.ts';
import { localAccount } from '#tools/mail-desk/account.ts';
import { type MailDesk, type MailDeskOptions, startMailDesk } from '#tools/mail-desk/mail-desk.ts';

/** A complete booking request, as the site sends it. */
export const params: MailParameters = {
  to_name: 'Lamanai Day Tours team',
  from_name: 'Ada Lovelace',
  tour_title: 'Lamanai Tour from Belize City',
  date: 'December 25, 2026',
  participants: '3',
  total_price: '417.00',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0018',
  hotelPickup: 'Hotel lobby',
  hotelName: 'Harbour Hotel',
  specialRequirements: 'A window seat, please.\nAnd shade.',
  dietaryRestrictions: 'Gluten-free',
  tourId: 'lamanai-tour-belize-city',
  pricePerPerson: '139.00',
  depositAmount: '208.50',
  balanceDue: '208.50',
  reference: 'LAM-ACDE347',
  replaces: '',
  doubt: '',
  cancellation: 'If you cancel, the deposit is not refundable: the tour is under 20 days away.',
  tourPlace: 'Belize City',
  shortDate: 'Fri, Dec 25, 2026',
  longDate: 'Friday, December 25, 2026',
  departure: 'Belize City (pickup about 8:00 AM)',
  countdown: 'In 3 days, counted from the day of sending, Tuesday, December 22, 2026',
  sentOn: 'Tuesday, December 22, 2026',
  guests: '3 guests',
  callNumber: '+442079460018',
  perPersonUsd: 'US$139.00',
  totalUsd: 'US$417.00',
  depositUsd: 'US$208.50',
  balanceUsd: 'US$208.50',
  currency: 'USD',
  depositPercent: '50',
  weather: 'If we cancel because of the weather, you receive a full refund.',
  refunds: 'Nothing: the last day for a refund had passed when this was sent.',
  shortNotice: '',
  offer: '',
  largeGroup: '',
  addressDoubt: '',
  dayUnchecked: '',
  replyYes: 'Hello Ada,\n\nyes.',
  replyYesFamily: '',
  replyYesGroup: '',
  replyOtherDay: 'Hello Ada,\n\nanother day.',
  replyNo: 'Hello Ada,\n\nno.',
};

export const bookingSubject = 'Request LAM-ACDE347: Belize City, Fri, Dec 25, 2026, 3 guests';

export const browserHeaders = {
  'content-type': 'application/json',
  origin: 'http://localhost:4173',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
};

/** As browserHeaders, for a form, whose content type names its boundary. */
export const formHeaders = {
  origin: browserHeaders.origin,
  'user-agent': browserHeaders['user-agent'],
};

export const sendUrl = (desk: MailDesk) => `${desk.serviceOrigin}/api/v1.0/email/send`;
export const formUrl = (desk: MailDesk) => `${desk.serviceOrigin}/api/v1.0/email/send-form`;

/** What the SDK posts, with some fields changed; undefined leaves a field out. */
export const sdkBody = (fields: Record<string, unknown> = {}) => ({
  lib_version: '4.4.1',
  user_id: localAccount.publicKey,
  service_id: localAccount.serviceId,
  template_id: localAccount.templateId,
  template_params: params,
  ...fields,
});

/** Starts a desk without rate limit, which stops when the test ends. */
export async function openDesk({ account, ...options }: MailDeskOptions = {}): Promise<MailDesk> {
  const desk = await startMailDesk({ ...options, account: { rateLimitMs: 0, ...account } });
  onTestFinished(() => desk.close());
  return desk;
}

/** One desk for a whole file, since each one's first mail takes 0.1 s; empty and well before each test. */
export function shareDesk(): () => MailDesk {
  let desk: MailDesk;
  beforeAll(async () => {
    desk = await startMailDesk({ account: { rateLimitMs: 0 } });
  });
  beforeEach(() => {
    desk.clear();
    desk.setFault(null);
    desk.setSmtpRefusal(null);
  });
  afterAll(() => desk.close());
  return () => desk;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** Posts as a browser's SDK does; rejects as fetch does if no answer comes. */
export async function post(
  desk: MailDesk,
  fields: Record<string, unknown> = {},
  headers: Record<string, string> = browserHeaders,
): Promise<Reply> {
  return request(sendUrl(desk), {
    method: 'POST',
    headers,
    body: JSON.stringify(sdkBody(fields)),
  });
}

export async function request(url: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(url, init);
  return {
    status: response.status,
    text: await response.text(),
    headers: response.headers,
  };
}

/** Asks the inbox, and follows no redirect. */
export const inbox = (desk: MailDesk, path: string, init?: RequestInit): Promise<Reply> =>
  request(new URL(path, desk.inboxUrl).href, { redirect: 'manual', ...init });

export const newestId = (desk: MailDesk) => desk.mails()[0]?.id ?? '';
