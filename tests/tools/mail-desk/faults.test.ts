import { describe, expect, it, vi } from 'vitest';
import { createFaultSwitch, type Fault } from '#tools/mail-desk/faults.ts';
import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';
import { bookingSubject, openDesk, post, shareDesk } from './support.ts';

const sharedDesk = shareDesk();

const deskWith = (fault: Fault): MailDesk => {
  const desk = sharedDesk();
  desk.setFault(fault);
  return desk;
};

const outcomes = (desk: MailDesk) => desk.requests.map(({ status, text }) => ({ status, text }));

describe('a fault', () => {
  it('answers with its status and text and sends nothing', async () => {
    const desk = deskWith({ status: 503, text: 'Busy' });

    const { status, text, headers } = await post(desk);

    expect({ status, text }).toEqual({ status: 503, text: 'Busy' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(desk.mails()).toEqual([]);
  });

  it('has the usual words of its status if it has no text', async () => {
    const desk = deskWith({ status: 429 });

    expect(await post(desk)).toMatchObject({ status: 429, text: 'Too Many Requests' });
  });

  it('stays until it is cleared', async () => {
    const desk = deskWith({ status: 500 });

    const before = [await post(desk), await post(desk)];
    desk.setFault(null);

    expect(before.map(({ status }) => status)).toEqual([500, 500]);
    expect(await post(desk)).toMatchObject({ status: 200, text: 'OK' });
  });

  it('ends after its count', async () => {
    const desk = deskWith({ status: 500, count: 2 });

    const answers = [await post(desk), await post(desk), await post(desk)];

    expect(answers.map(({ status }) => status)).toEqual([500, 500, 200]);
    expect(desk.mails()).toHaveLength(1);
  });

  it('leaves preflights, other paths and its count alone', async () => {
    const desk = deskWith({ status: 500, count: 1 });

    const preflight = await fetch(`${desk.serviceOrigin}/api/v1.0/email/send`, {
      method: 'OPTIONS',
    });
    const elsewhere = await fetch(desk.serviceOrigin);

    expect([preflight.status, elsewhere.status]).toEqual([204, 404]);
    expect(await post(desk)).toMatchObject({ status: 500 });
  });

  it('delays, then lets the mail through', async () => {
    const desk = deskWith({ delay: 80 });
    const start = performance.now();

    expect(await post(desk)).toMatchObject({ status: 200, text: 'OK' });

    expect(performance.now() - start).toBeGreaterThanOrEqual(79);
    expect(desk.mails()).toHaveLength(1);
  });

  it('delays, then fails', async () => {
    const desk = deskWith({ delay: 1, status: 502 });

    expect(await post(desk)).toMatchObject({ status: 502, text: 'Bad Gateway' });
    expect(desk.mails()).toEqual([]);
  });

  it('sends the mail but keeps the answer from the page: nocors', async () => {
    const desk = deskWith({ nocors: true });

    const { status, headers } = await post(desk);

    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(desk.mails()).toHaveLength(1);
  });

  it('fails without the CORS header: nocors with a status', async () => {
    const desk = deskWith({ nocors: true, status: 403 });

    const { status, headers } = await post(desk);

    expect(status).toBe(403);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(desk.mails()).toEqual([]);
  });

  it('sends once if afterSend and nocors meet', async () => {
    const desk = deskWith({ afterSend: true, nocors: true });

    expect(await post(desk)).toMatchObject({ status: 200, text: 'OK' });
    expect(desk.mails()).toHaveLength(1);
  });

  it('never answers: hang', async () => {
    const desk = await openDesk();
    desk.setFault({ hang: true });
    const settled = vi.fn<(error: unknown) => void>();

    const pending = post(desk).catch(settled);
    await vi.waitFor(() => expect(outcomes(desk)).toEqual([{ status: 0, text: 'hang' }]));
    expect(settled).not.toHaveBeenCalled();
    await desk.close();
    await pending;

    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
    expect(desk.mails()).toEqual([]);
  });

  it('cuts the connection: reset', async () => {
    const desk = deskWith({ reset: true });

    await expect(post(desk)).rejects.toMatchObject({
      name: 'TypeError',
      cause: { code: 'ECONNRESET' },
    });

    expect(outcomes(desk)).toEqual([{ status: 0, text: 'reset' }]);
    expect(desk.mails()).toEqual([]);
  });

  it('sends the mail and then cuts the connection, so that a retry sends it twice: afterSend', async () => {
    const desk = deskWith({ afterSend: true, count: 1 });

    await expect(post(desk)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    const retry = await post(desk);

    expect(retry.status).toBe(200);
    expect(desk.mails().map(({ subject }) => subject)).toEqual([bookingSubject, bookingSubject]);
  });

  it('sends the mail and then fails: afterSend with a status', async () => {
    const desk = deskWith({ afterSend: true, status: 504 });

    expect(await post(desk)).toMatchObject({ status: 504, text: 'Gateway Timeout' });
    expect(desk.mails()).toHaveLength(1);
  });

  it('shows the refusal of what it could not send: afterSend', async () => {
    const desk = deskWith({ afterSend: true });

    expect(await post(desk, { service_id: 'unknown' })).toMatchObject({ status: 400 });
    expect(desk.mails()).toEqual([]);
  });
});

describe('the fault switch', () => {
  it.each([
    [{ status: 99 }],
    [{ status: 600 }],
    [{ status: 200.5 }],
    [{ status: '500' }],
    [{ text: 'no status' }],
    [{ delay: -1 }],
    [{ count: 0 }],
    [{ reset: 'yes' }],
    [{ stauts: 500 }],
    ['reset'],
    [undefined],
  ])('refuses %j and keeps what it had', (value) => {
    const faults = createFaultSwitch();
    faults.set({ status: 500 });

    expect(() => faults.set(value)).toThrow(Error);
    expect(faults.current()).toEqual({ status: 500 });
  });

  it('says what is wrong', () => {
    expect(() => createFaultSwitch().set({ stauts: 500 })).toThrow('Unrecognized key: "stauts"');
  });

  it('counts down to none', () => {
    const faults = createFaultSwitch();
    faults.set({ reset: true, count: 2 });

    expect([faults.take(), faults.take(), faults.take()]).toEqual([
      { reset: true, count: 2 },
      { reset: true, count: 1 },
      null,
    ]);
  });
});
