import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import * as browserSdk from '@emailjs/browser';
import * as nodeSdk from '@emailjs/nodejs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { localAccount } from '#tools/mail-desk/account.ts';
import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';
import { bookingSubject, browserHeaders, openDesk, params, sdkBody, shareDesk } from './support.ts';

const { publicKey, serviceId, templateId } = localAccount;
const sharedDesk = shareDesk();

describe('the browser SDK', () => {
  /** Gives Node's fetch what a page would add, and the SDK the page's address. */
  function actAsBrowser() {
    const nodeFetch = globalThis.fetch;
    vi.stubGlobal('location', { pathname: '/book' });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      nodeFetch(url, {
        ...init,
        headers: {
          ...(init.headers as Record<string, string>),
          origin: browserHeaders.origin,
          'user-agent': browserHeaders['user-agent'],
        },
      }),
    );
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
  }

  const sendWith = (desk: MailDesk, service: string = serviceId) => {
    actAsBrowser();
    browserSdk.init({ publicKey, origin: desk.serviceOrigin });
    return browserSdk.send(service, templateId, { ...params });
  };

  it('delivers the mail', async () => {
    const desk = sharedDesk();

    const response = await sendWith(desk);

    expect(response).toBeInstanceOf(browserSdk.EmailJSResponseStatus);
    expect(response).toEqual({ status: 200, text: 'OK' });
    expect(desk.mails()[0]?.replyTo).toEqual(['ada@example.com']);
    expect(desk.requests.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/v1.0/email/send', body: sdkBody() },
    ]);
  });

  it('rejects with the refusal, which is no Error', async () => {
    const failure: unknown = await sendWith(sharedDesk(), 'gmail').catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(browserSdk.EmailJSResponseStatus);
    expect(failure).not.toBeInstanceOf(Error);
    expect(failure).toEqual({
      status: 400,
      text: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
    });
  });

  it.each([
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
    [503, 'Service Unavailable'],
  ])('rejects with a fault of status %i', async (status, text) => {
    const desk = sharedDesk();
    desk.setFault({ status, count: 1 });

    await expect(sendWith(desk)).rejects.toEqual({ status, text });
  });

  it('rejects with a TypeError if the connection is cut', async () => {
    const desk = sharedDesk();
    desk.setFault({ reset: true, count: 1 });

    await expect(sendWith(desk)).rejects.toBeInstanceOf(TypeError);
  });
});

describe('the Node SDK', () => {
  /** The SDK knows only https on port 443; leads it to the desk instead. */
  function leadTo(desk: MailDesk) {
    const request = vi
      .spyOn(https, 'request')
      .mockImplementation(((options: http.RequestOptions, onResponse: () => void) =>
        http.request(
          { ...options, host: '127.0.0.1', port: desk.servicePort },
          onResponse,
        )) as typeof https.request);
    syncBuiltinESMExports();
    onTestFinished(() => {
      request.mockRestore();
      syncBuiltinESMExports();
    });
  }

  const send = () => nodeSdk.send(serviceId, templateId, { ...params }, { publicKey });

  it('delivers the mail where programs may send', async () => {
    const desk = await openDesk({ account: { allowNonBrowser: true } });
    leadTo(desk);

    await expect(send()).resolves.toEqual({ status: 200, text: 'OK' });
    expect(desk.mails()[0]?.subject).toBe(bookingSubject);
  });

  it('is turned away where they may not', async () => {
    const desk = sharedDesk();
    leadTo(desk);

    await expect(send()).rejects.toEqual({
      status: 403,
      text: 'API access from non-browser environments is currently disabled',
    });
    expect(desk.mails()).toEqual([]);
  });

  it('sends its private key where one is demanded', async () => {
    const desk = await openDesk({ account: { allowNonBrowser: true, privateKey: 'secret' } });
    leadTo(desk);

    await expect(send()).rejects.toEqual({
      status: 403,
      text: 'API access in strict mode, but no Private Key was provided',
    });
    await expect(
      nodeSdk.send(serviceId, templateId, { ...params }, { publicKey, privateKey: 'secret' }),
    ).resolves.toEqual({ status: 200, text: 'OK' });
  });
});
