import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { remember } from '#tools/mail-desk/journal.ts';
import { startMailDesk } from '#tools/mail-desk/mail-desk.ts';
import { createMailer } from '#tools/mail-desk/mailer.ts';
import { defaultAccount, localAccount } from '#tools/mail-desk/account.ts';
import { openDesk, params, post } from './support.ts';

/** A port of this machine that somebody else holds until the test ends. */
async function takenPort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
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

describe('the mail desk', () => {
  it('binds three free ports and says which', async () => {
    const lines: string[] = [];
    const desk = await openDesk({ log: (line) => lines.push(line) });

    expect(desk.serviceOrigin).toBe(`http://127.0.0.1:${desk.servicePort}`);
    expect(desk.inboxUrl).toBe(`http://127.0.0.1:${desk.inboxPort}/`);
    expect(new Set([desk.servicePort, desk.inboxPort, desk.smtpPort]).size).toBe(3);
    expect(lines).toEqual([
      `Mail service ${desk.serviceOrigin}, inbox ${desk.inboxUrl}, SMTP port ${desk.smtpPort}`,
    ]);
  });

  it('answers on loopback only', async () => {
    const desk = await openDesk();
    const ports = [desk.servicePort, desk.inboxPort, desk.smtpPort];
    const elsewhere = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address);
    const reach = (host: string) => Promise.all(ports.map((port) => isReachable(host, port)));

    expect(await reach('127.0.0.1')).toEqual([true, true, true]);
    for (const host of ['127.0.0.2', '::1', ...elsewhere]) {
      expect(await reach(host)).toEqual([false, false, false]);
    }
  });

  it.each([
    ['servicePort', 'the mail service'],
    ['inboxPort', 'the inbox page'],
    ['smtpPort', 'the inbox (SMTP)'],
  ])('says so if its %s is taken, and lets go of the others', async (option, purpose) => {
    const port = await takenPort();
    const listen = vi.spyOn(Server.prototype, 'listen');
    onTestFinished(() => listen.mockRestore());

    await expect(startMailDesk({ [option]: port })).rejects.toThrow(
      `Port ${port} for ${purpose} is taken on 127.0.0.1: stop what uses it, or choose another port.`,
    );

    const tried = listen.mock.contexts as Server[];
    expect(tried.length).toBeGreaterThan(0);
    expect(tried.map(({ listening }) => listening)).toEqual(tried.map(() => false));
  });

  it('refuses to start with a template over 50 KiB', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mail-desk-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const write = (bytes: number) =>
      Promise.all(
        ['.html', '.txt', '.subject.txt', '.from-name.txt', '.to.txt', '.reply-to.txt'].map(
          (ending, index) =>
            writeFile(
              join(folder, `booking-request${ending}`),
              'x'.repeat(index === 0 ? bytes : 0),
            ),
        ),
      );

    await write(50 * 1024 + 1);
    await expect(startMailDesk({ account: { templateFolder: folder } })).rejects.toThrow(
      `The e-mail template in ${folder} has 51201 bytes; EmailJS takes at most 51200.`,
    );

    await write(50 * 1024);
    await openDesk({ account: { templateFolder: folder } });
  });

  it('refuses to start without a template', async () => {
    await expect(
      startMailDesk({ account: { templateFolder: join(tmpdir(), 'no-such-folder') } }),
    ).rejects.toThrow('ENOENT');
  });

  it('answers with the ids that a local build uses', () => {
    expect(localAccount).toEqual({
      publicKey: 'local-public-key',
      serviceId: 'local-service',
      templateId: 'booking-request',
    });
    expect(defaultAccount).toMatchObject({ ...localAccount, rateLimitMs: 1000 });
  });

  it('forgets mails, requests and warnings when cleared, but not the fault', async () => {
    const desk = await openDesk();
    await post(desk, { template_params: {} });
    desk.setFault({ status: 500 });
    const { requests, warnings } = desk;

    desk.clear();

    expect({ mails: desk.mails(), requests, warnings }).toEqual({
      mails: [],
      requests: [],
      warnings: [],
    });
    expect(await post(desk)).toMatchObject({ status: 500 });
  });

  it('logs one line per event, without what a terminal would obey', async () => {
    const lines: string[] = [];
    const desk = await openDesk({ log: (line) => lines.push(line) });

    await post(desk, { template_params: { ...params, tourPlace: 'Trip\u001B[2J\u0007' } });

    expect(lines.slice(1)).toEqual([
      'Mail 1 arrived: Request LAM-ACDE347: Trip [2J , Fri, Dec 25, 2026, 3 guests',
      'POST /api/v1.0/email/send: 200 OK',
    ]);
  });

  it('throws at a fault or a refusal that is none', async () => {
    const desk = await openDesk();

    expect(() => desk.setFault({ status: 12 })).toThrow('status');
    expect(() => desk.setSmtpRefusal({ code: 250, message: 'fine' })).toThrow('code');
  });

  it('is gone once closed, however often', async () => {
    const desk = await openDesk();
    await post(desk);

    await Promise.all([desk.close(), desk.close()]);
    await desk.close();

    for (const port of [desk.servicePort, desk.inboxPort, desk.smtpPort]) {
      expect(await isReachable('127.0.0.1', port)).toBe(false);
    }
  });
});

describe('the mailer', () => {
  it('rejects with the reason if no SMTP server answers', async () => {
    const desk = await openDesk();
    await desk.close();
    const mailer = createMailer(desk.smtpPort, defaultAccount);
    onTestFinished(() => mailer.close());

    await expect(
      mailer.deliver({
        fromName: '',
        to: 'x@y.example',
        replyTo: '',
        subject: '',
        html: '',
        text: '',
      }),
    ).rejects.toThrow('ECONNREFUSED');
  });
});

describe('the journal', () => {
  it('keeps the last 200', () => {
    const entries: number[] = [];
    for (let entry = 1; entry <= 201; entry += 1) remember(entries, entry);

    expect(entries).toHaveLength(200);
    expect([entries[0], entries.at(-1)]).toEqual([2, 201]);
  });
});
