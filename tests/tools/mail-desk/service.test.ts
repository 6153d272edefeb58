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
        from: 'website@river.example',
        to: ['hello@river.example'],
        replyTo: ['ada@example.com'],
        source: expect.stringContaining('From: "River & Ruins website" <website@river.example>'),
      },
    ]);
    expect(desk.requests).toMatchObject([
      { method: 'POST', status: 200, text: 'OK', body: { template_params: params } },
    ]);
    desk.clear();
    expect([desk.requests, desk.mails()]).toEqual([[], []]);
  });

  const dashboard = 'To find this ID, visit https://dashboard.emailjs.com/admin';
  const paramsOf = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) });

  // The texts are those of the real service.
  it.each<[Record<string, unknown>, number, string]>([
    [{ user_id: '' }, 400, 'The user_id parameter is required'],
    [{ service_id: 7 }, 400, 'The service_id parameter is required'],
    [{ template_id: null }, 400, 'The template_id parameter is required'],
    [{ user_id: 'somebody' }, 400, `The Public Key is invalid. ${dashboard}/account`],
    [{ service_id: 'gmail' }, 400, `The service ID not found. ${dashboard}`],
    [{ template_id: 'welcome' }, 400, `The template ID not found. ${dashboard}/templates`],
    [{ template_params: paramsOf(50 * 1024 + 1) }, 413, 'Variables size limit'],
    [{ template_params: paramsOf(50 * 1024) }, 200, 'OK'],
  ])(
    'the mail service responds to valid and invalid requests like EmailJS',
    async (fields, status, text) => {
      expect(await post(sharedDesk(), fields)).toMatchObject({ status, text });
    },
  );

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
