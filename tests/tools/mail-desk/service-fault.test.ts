import { describe, expect, it, vi } from 'vitest';

import type { ServiceFault } from '#tools/mail-desk/service-fault.ts';

import { openDesk, post, request, sendUrl, shareDesk } from './support.ts';

const sharedDesk = shareDesk();

describe('a fault', () => {
  it.each<[ServiceFault, number, string, number]>([
    [{ delay: 1, status: 503, text: 'Busy' }, 503, 'Busy', 0],
    [{ status: 429 }, 429, 'Too Many Requests', 0],
    [{ afterSend: true, status: 504 }, 504, 'Gateway Timeout', 1],
    [{ afterSend: true, nocors: true }, 200, 'OK', 1],
    [{ delay: 1 }, 200, 'OK', 1],
    [{ nocors: true, status: 403 }, 403, 'Forbidden', 0],
    [{ status: 302, location: '/sign-in', text: '' }, 302, '', 0],
  ])('%j answers %i %j and sends %i mails', async (fault, status, text, mails) => {
    const desk = sharedDesk();
    desk.setFault(fault);

    const answer = await post(desk);

    expect(answer).toMatchObject({ status, text });
    expect(answer.headers.get('access-control-allow-origin')).toBe(fault.nocors ? null : '*');
    expect(answer.headers.get('location')).toBe(fault.location ?? null);
    expect(desk.mails()).toHaveLength(mails);
  });

  it.each<[ServiceFault, number]>([
    [{ reset: true }, 0],
    [{ afterSend: true }, 1],
  ])('%j cuts the connection, with %i mails sent', async (fault, mails) => {
    const desk = sharedDesk();
    desk.setFault(fault);

    await expect(post(desk)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });

    expect(desk.requests).toMatchObject([{ status: 0, text: 'reset' }]);
    expect(desk.mails()).toHaveLength(mails);
  });

  it('never answers: hang', async () => {
    const desk = await openDesk();
    desk.setFault({ hang: true });
    const settled = vi.fn<(error: unknown) => void>();

    const pending = post(desk).catch(settled);
    await vi.waitFor(() => expect(desk.requests).toMatchObject([{ status: 0, text: 'hang' }]));
    expect(settled).not.toHaveBeenCalled();
    await desk.close();
    await pending;

    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
    expect(desk.mails()).toEqual([]);
  });

  it('shows the refusal of what it could not send: afterSend', async () => {
    const desk = sharedDesk();
    desk.setFault({ afterSend: true });
    expect(await post(desk, { service_id: 'unknown' })).toMatchObject({ status: 400 });
  });

  it('stays until it is ended, and no preflight meets it', async () => {
    const desk = sharedDesk();
    const statuses = async () => [(await post(desk)).status, (await post(desk)).status];
    desk.setFault({ status: 500 });
    expect(await request(sendUrl(desk), { method: 'OPTIONS' })).toMatchObject({ status: 204 });
    desk.clear();
    expect(await statuses()).toEqual([500, 500]);
    desk.setFault(null);
    expect(await statuses()).toEqual([200, 200]);
  });

  it.each([
    [{ status: '500' }, 'status'],
    [{ status: 302, location: '//evil.example' }, 'location'],
  ])('is not %j, and the one before stays', async (value, reason) => {
    const desk = sharedDesk();
    desk.setFault({ status: 500 });

    expect(() => desk.setFault(value as ServiceFault)).toThrow(reason);
    expect(await post(desk)).toMatchObject({ status: 500 });
  });
});
