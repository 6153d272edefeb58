import { expect, it } from 'vitest';

import type { ServiceFault } from '#tools/mail-desk/service-fault.ts';

import { post, shareDesk } from './support.ts';

const sharedDesk = shareDesk();

// What a visitor meets of the others, tests/services/send-booking.test.ts and e2e/booking-failures.spec.ts show.
it.each<[ServiceFault, number, string]>([
  [{ afterSend: true, status: 504 }, 504, 'Gateway Timeout'],
  [{ afterSend: true, nocors: true }, 200, 'OK'],
])('%j answers %i %j once the mail is sent', async (fault, status, text) => {
  const desk = sharedDesk();
  desk.setFault(fault);

  expect(await post(desk)).toMatchObject({ status, text });
  expect(desk.mails()).toHaveLength(1);
});

it('afterSend cuts the connection once the mail is sent, and shows the refusal of what it could not send', async () => {
  const desk = sharedDesk();
  desk.setFault({ afterSend: true });

  await expect(post(desk)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect(desk.requests).toMatchObject([{ status: 0, text: 'reset' }]);
  expect(desk.mails()).toHaveLength(1);
  expect(await post(desk, { service_id: 'unknown' })).toMatchObject({ status: 400 });
});
