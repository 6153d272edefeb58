import { expect, test } from 'vitest';

import { deadlyErrors, storm } from '#tests/support/storm.ts';

import { secret, shareSite } from './support.ts';

const { site, get } = shareSite();

test('no request ends the server, fails in it or reads the host’s own files', async () => {
  const deadly = deadlyErrors();
  const statuses = new Map<string, number>();
  const wrong: string[] = [];
  await storm({
    port: site().port,
    requests: 10_000,
    seed: 8,
    paths: [
      '/',
      '/tours',
      '/assets/app-1.js',
      '/assets',
      '/tour/short',
      '/_headers',
      '/_redirects',
      '/gone.js',
    ],
    onAnswer: (answer, request) => {
      const status =
        /^(?:HTTP\/1\.1 100 Continue\s+)?HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none';
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isKept = /^cache-control: .*max-age/im.test(answer);
      const isFound = /^(?:20[06]|304)$/.test(status);
      if (status.startsWith('5') || answer.includes(secret) || (isKept && !isFound)) {
        wrong.push(request);
      }
    },
  });
  deadly.stop();
  expect(deadly.errors).toEqual([]);
  expect(wrong).toEqual([]);
  expect([...statuses.keys()].toSorted()).toEqual(
    expect.arrayContaining(['200', '206', '301', '304', '400', '404', '405', '416', 'none']),
  );
  expect(await (await get('/')).text()).toBe('<h1>Home</h1>');
}, 60_000);
