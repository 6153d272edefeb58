import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { bookingSubject, openDesk, params, post, shareDesk } from './support.ts';

const sharedDesk = shareDesk();

/** Creates a copy of the files of the staff's email. */
async function templateFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mail-desk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('emails', folder, { recursive: true });
  return folder;
}

const isReachable = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 500 });
    const settle = (reachable: boolean) => {
      socket.destroy();
      resolve(reachable);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });

describe('the mail service', () => {
  it('the mail service stores each email together with its request', async () => {
    const owner = {
      name: 'River & Ruins',
      email: 'hello@river.example',
      phone: '+501 555 0142',
      siteUrl: 'https://river.example',
    };
    const desk = await openDesk({ owner });

    const { status, text, headers } = await post(desk);

    expect({ status, text }).toEqual({ status: 200, text: 'OK' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(desk.mails()).toMatchObject([
      {
        subject: bookingSubject,
        fromName: 'River & Ruins website',
        to: 'hello@river.example',
        replyTo: 'ada@example.com',
        missing: [],
      },
    ]);
    expect(desk.requests).toMatchObject([
      { method: 'POST', status: 200, text: 'OK', body: { template_params: params } },
    ]);
    desk.clear();
    expect([desk.requests, desk.mails()]).toEqual([[], []]);
  });

  const paramsOf = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) });

  // The texts are those of the real service.
  it.each<[Record<string, unknown>, number, string]>([
    [{ user_id: '' }, 400, 'The user_id parameter is required'],
    [{ service_id: 7 }, 400, 'The service_id parameter is required'],
    [{ template_id: null }, 400, 'The template_id parameter is required'],
    [{ template_params: paramsOf(50 * 1024 + 1) }, 413, 'Variables size limit'],
    [{ template_params: paramsOf(50 * 1024) }, 200, 'OK'],
  ])(
    'the mail service responds to valid and invalid requests like EmailJS',
    async (fields, status, text) => {
      expect(await post(sharedDesk(), fields)).toMatchObject({ status, text });
    },
  );

  it('the mail service rejects a request that is no JSON or longer than 1 MiB', async () => {
    const url = `${sharedDesk().serviceOrigin}/api/v1.0/email/send`;
    const send = (body: string) => fetch(url, { method: 'POST', body });
    expect(await (await send('{')).text()).toBe('Bad Request');
    expect((await send('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  it('the mail service allows the request of another origin before it is sent', async () => {
    const url = `${sharedDesk().serviceOrigin}/api/v1.0/email/send`;
    const { status, headers } = await fetch(url, { method: 'OPTIONS' });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(headers.get('access-control-allow-headers')).toBe('content-type');
  });

  it('a received email names the variables that the request did not contain', async () => {
    const { reference: _, ...others } = params;
    await post(sharedDesk(), { template_params: others });
    expect(sharedDesk().mails()[0]).toMatchObject({
      subject: 'Booking request',
      missing: ['reference'],
    });
  });

  it('the mail service keeps the last 200 emails', async () => {
    const desk = sharedDesk();
    for (let count = 0; count < 201; count += 1) {
      await post(desk, { template_params: { ...params, reference: `LAM-${count}` } });
    }
    expect(desk.mails()).toHaveLength(200);
    expect(desk.mails()[0]?.subject).toBe('Booking request LAM-200');
  });

  it('the mail service fails as its fault prescribes until the fault is cleared', async () => {
    const desk = sharedDesk();
    desk.setFault({ status: 503 });
    expect(await post(desk)).toMatchObject({ status: 503, text: 'Service Unavailable' });
    desk.setFault({ status: 200, text: '<h1>Sign in</h1>', delay: 1 });
    expect(await post(desk)).toMatchObject({ status: 200, text: '<h1>Sign in</h1>' });
    desk.setFault({ reset: true });
    await expect(post(desk)).rejects.toThrow('fetch failed');
    expect(desk.mails()).toEqual([]);
    desk.setFault(null);
    expect(await post(desk)).toMatchObject({ status: 200, text: 'OK' });
  });

  it('the mail service rejects an email without a recipient', async () => {
    const desk = await openDesk({
      owner: { name: 'River & Ruins', email: '', phone: '', siteUrl: 'https://river.example' },
    });
    const text = 'The recipients address is empty';
    expect(await post(desk)).toMatchObject({ status: 422, text });
  });

  it('the mail service uses an edited template for the next email', async () => {
    const folder = await templateFolder();
    const desk = await openDesk({ templateFolder: folder });

    await writeFile(join(folder, 'booking-request.subject.txt'), 'For {{from_name}}');
    await post(desk, { template_params: [1] });
    expect(desk.mails()[0]?.subject).toBe('For');
    await post(desk);
    expect(desk.mails()[0]?.subject).toBe('For Ada Lovelace');
  });

  it('the response of the mail service explains what is wrong with an edited template', async () => {
    const folder = await templateFolder();
    const desk = await openDesk({ templateFolder: folder });

    await writeFile(join(folder, 'booking-request.subject.txt'), 'For {{{from_name}}}');
    expect(await post(desk)).toMatchObject({ status: 422 });
    await rm(join(folder, 'booking-request.txt'));
    const text = expect.stringMatching(/ENOENT.*booking-request\.txt/) as string;
    expect(await post(desk)).toMatchObject({ status: 500, text });
  });

  it('the mail service does not start without a template that EmailJS would accept', async () => {
    const folder = await templateFolder();
    const start = () => openDesk({ templateFolder: folder });

    await writeFile(join(folder, 'booking-request.html'), 'x'.repeat(50 * 1024));
    await expect(start()).rejects.toThrow(/EmailJS takes at most 51200/);
    await rm(join(folder, 'booking-request.html'));
    await expect(start()).rejects.toThrow('ENOENT');
  });

  it('the mail service responds only on the loopback interface', async () => {
    const desk = await openDesk();
    const elsewhere = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address);
    const reach = (host: string) => isReachable(host, desk.servicePort);

    expect(await reach('127.0.0.1')).toBe(true);
    for (const host of ['127.0.0.2', '::1', ...elsewhere]) expect(await reach(host)).toBe(false);
    await post(desk);
    await Promise.all([desk.close(), desk.close()]);
    expect(await reach('127.0.0.1')).toBe(false);
  });

  it('the mail service still responds after an aborted request', async () => {
    const desk = await openDesk();
    const socket = connect(desk.servicePort, '127.0.0.1');
    const head = 'POST /api/v1.0/email/send HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{';
    await new Promise((written) => socket.write(head, written));
    socket.destroy();

    expect((await post(desk)).status).toBe(200);
  });
});
