import { describe, expect, it } from 'vitest';
import { inbox, newestId, post, shareDesk } from './support.ts';

const sharedDesk = shareDesk();

describe('the inbox as JSON', () => {
  it('holds the mails as a test reads them', async () => {
    const desk = sharedDesk();
    await post(desk);

    const list: unknown = JSON.parse((await inbox(desk, '/api/mails')).text);
    const one: unknown = JSON.parse((await inbox(desk, `/api/mails/${newestId(desk)}`)).text);

    expect(list).toEqual(desk.mails());
    expect(one).toEqual(desk.mails()[0]);
  });

  it('deletes one or all', async () => {
    const desk = sharedDesk();
    await post(desk);
    await post(desk);

    await inbox(desk, `/api/mails/${newestId(desk)}`, { method: 'DELETE' });
    expect(desk.mails()).toHaveLength(1);
    await inbox(desk, '/api/mails', { method: 'DELETE' });
    expect(desk.mails()).toEqual([]);
  });

  it('holds the requests and the state', async () => {
    const desk = sharedDesk();
    await post(desk);

    const requests: unknown = JSON.parse((await inbox(desk, '/api/requests')).text);
    const status: unknown = JSON.parse((await inbox(desk, '/api/status')).text);

    expect(requests).toEqual(desk.requests);
    expect(status).toEqual({
      mails: 1,
      latest: newestId(desk),
      warnings: [],
      fault: null,
      smtpRefusal: null,
    });
  });

  it('names the allowed methods', async () => {
    const { status, headers } = await inbox(sharedDesk(), '/api/mails', { method: 'PUT' });

    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'GET, DELETE' });
  });
});

describe('the fault control', () => {
  const json = { 'content-type': 'application/json' };

  it('sets, shows and clears a fault', async () => {
    const desk = sharedDesk();
    const call = async (init?: RequestInit) => (await inbox(desk, '/api/fault', init)).text;

    const set = await call({ method: 'POST', headers: json, body: '{"status":503,"count":1}' });
    const shown = await call();
    const answer = await post(desk);
    await call({ method: 'POST', headers: json, body: '{"reset":true}' });
    const cleared = await call({ method: 'DELETE' });

    expect([set, shown].map((text) => JSON.parse(text) as unknown)).toEqual([
      { status: 503, count: 1 },
      { status: 503, count: 1 },
    ]);
    expect(answer.status).toBe(503);
    expect(cleared).toBe('null');
  });

  it('sets an SMTP refusal', async () => {
    const desk = sharedDesk();

    await inbox(desk, '/api/smtp-refusal', {
      method: 'POST',
      headers: json,
      body: '{"code":452,"message":"Try later"}',
    });

    expect(await post(desk)).toMatchObject({
      status: 412,
      text: "SMTP: Can't send mail - all recipients were rejected: 452 Try later",
    });
  });

  it.each([
    ['/api/fault', '{"stauts":503}', 'Unrecognized key: "stauts"'],
    ['/api/fault', '{', 'JSON'],
    ['/api/smtp-refusal', '{"code":250,"message":"OK"}', 'expected number to be >=400'],
    ['/api/smtp-refusal', '"gmail"', 'Invalid input'],
  ])('refuses at %s the value %s', async (path, body, reason) => {
    const { status, text } = await inbox(sharedDesk(), path, {
      method: 'POST',
      headers: json,
      body,
    });

    expect(status).toBe(400);
    expect(text).toContain(reason);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'takes no %s, which a form on another site could send',
    async (type) => {
      const desk = sharedDesk();

      const { status } = await inbox(desk, '/api/fault', {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"status":503}',
      });

      expect(status).toBe(415);
      expect(await post(desk)).toMatchObject({ status: 200 });
    },
  );
});
