import { describe, expect, onTestFinished, test } from 'vitest';

import { todo } from '#tools/doctor/finding.ts';
import { liveChapters, plainFinding } from '#tools/doctor/live.ts';
import { networkWords } from '#tools/doctor/network.ts';
import { openSite } from '#tools/serve/serve.ts';

describe('the doctor for a live site', () => {
  test.each([
    ['gmail', '"gmail" is no web address.', 'Write it like https://www.example.com'],
    [
      'localhost:2/tours',
      'https://localhost:2 gives no answer: nothing answers there.',
      'See that the server is running, for this address, and that a firewall lets it answer.',
    ],
  ])('the doctor explains the problem with the address %s', async (address, text, next) => {
    const [chapter] = await liveChapters(address);
    expect(chapter?.findings).toEqual([todo(text, next)]);
  });

  test.each([
    ['CERT_HAS_EXPIRED', 'its certificate is refused (odd)', expect.stringContaining('renew it')],
    [
      'ENOTFOUND',
      'this name is not known on the internet',
      'Look for a typing mistake, or set the name up where you bought it.',
    ],
    ['?', 'odd', 'Check the address and the connection, then try again.'],
  ])('the doctor explains the network error %s', (code, text, next) => {
    const cause = Object.assign(new Error('odd'), { code });
    expect(networkWords(new TypeError('fetch failed', { cause }))).toEqual([text, next]);
  });

  test.each<[location: string | undefined, grade: string]>([
    ['https://www.river-ruins.com/', 'fine'],
    ['/home', 'todo'],
    [undefined, 'todo'],
  ])('the doctor grades an http URL that redirects to %s as %s', async (location, grade) => {
    const site = await openSite(0);
    onTestFinished(site.close);
    site.show((_, response) => {
      response.writeHead(location ? 301 : 200, location ? { Location: location } : {}).end();
    });
    expect(await plainFinding(site.url)).toMatchObject({ grade });
  });

  test('the doctor grades an http URL that does not respond as a warning', async () => {
    expect(await plainFinding('http://127.0.0.1:2')).toMatchObject({ grade: 'look' });
  });
});
