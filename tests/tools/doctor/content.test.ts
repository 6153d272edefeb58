import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import type { RawContent } from '#content/content-files.ts';
import { contentDir } from '#content/load-content.ts';
import { readContent } from '#content/read-content.ts';
import { comparedContentFindings, contentFindings } from '#tools/doctor/content.ts';

const today = readContent(contentDir);
/** The content with fixed prices and texts, so that the company may change its own. */
const content: RawContent = {
  ...today,
  'tours/hopkins-belize': {
    ...(today['tours/hopkins-belize'] as object),
    priceUsd: 271,
    typicalPriceUsd: 339,
  },
  'tours/placencia-belize': {
    ...(today['tours/placencia-belize'] as object),
    departure: 'Placencia, daily',
  },
  faq: { ...(today['faq'] as object), lead: 'By road from Placencia.' },
  terms: { ...(today['terms'] as object), answerTime: '24 hours' },
};

const withFields = (file: string, fields: Readonly<Record<string, unknown>>): RawContent => ({
  ...content,
  [file]: { ...(content[file] as object), ...fields },
});

const { 'tours/placencia-belize': _removed, ...withoutPlacencia } = content;
const history = content['history'] as { readonly tourCards: readonly { readonly slug: string }[] };
const removed = {
  ...withoutPlacencia,
  history: {
    ...history,
    tourCards: history.tourCards.filter(({ slug }) => slug !== 'placencia-belize'),
  },
};

test('the doctor finds no change in unchanged content', () => {
  expect(contentFindings(content, content)).toEqual(contentFindings(content));
});

test.each<[slip: string, changed: RawContent, sentence: string]>([
  [
    'a price that changes by more than half',
    withFields('tours/hopkins-belize', { priceUsd: 27 }),
    'content/tours/hopkins-belize.json, Price: it changes by more than half, from 271 to 27.',
  ],
  [
    'a changed address',
    withFields('tours/hopkins-belize', { id: 'lamanai-tour-from-hopkins' }),
    'content/tours/hopkins-belize.json, Address: links to /tour/lamanai-tour-hopkins will lead nowhere until “Removed tours (redirects)” has a line for lamanai-tour-hopkins.',
  ],
  [
    'the address of a removed tour',
    removed,
    'content/tour-redirects.json, Addresses: links to /tour/placencia-belize will lead nowhere until “Removed tours (redirects)” has a line for placencia-belize.',
  ],
  [
    'the place of a removed tour in the FAQ',
    removed,
    'content/faq.json, Below the heading: it names Placencia, which no tour visits any more.',
  ],
  [
    'a reply time that a sentence contradicts',
    withFields('faq', { lead: 'We reply within 12 hours.' }),
    'content/faq.json, Below the heading: it says “within 12 hours”, and the reply time promised to guests is “24 hours”; write {answerTime} if this is the reply time.',
  ],
  [
    'the departure of a copied tour',
    withFields('tours/hopkins-belize', {
      departure: 'Placencia, daily',
    }),
    'content/tours/placencia-belize.json, Departure: the same as for “Lamanai Tour from Hopkins”.',
  ],
])('the doctor reports %s', (_, changed, sentence) => {
  expect(contentFindings(changed, content).map(({ text }) => text)).toContain(sentence);
});

test('an address that leads nowhere must be fixed', () => {
  const changed = withFields('tours/hopkins-belize', { id: 'lamanai-tour-from-hopkins' });
  expect(contentFindings(changed, content)[0]?.grade).toBe('todo');
});

test('the doctor compares with the published site, and says so if that is impossible', async () => {
  const server = createServer((_, response) => response.end(JSON.stringify(content)));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const changed = withFields('tours/hopkins-belize', { priceUsd: 27 });
  onTestFinished(() => void server.close());
  const findings = await comparedContentFindings(changed, url);
  expect(findings.map(({ text }) => text)).toContain(
    'content/tours/hopkins-belize.json, Price: it changes by more than half, from 271 to 27.',
  );
  await new Promise((resolve) => {
    server.close(resolve);
  });
  expect(await comparedContentFindings(changed, url)).toContainEqual(
    expect.objectContaining({
      text: 'Prices and addresses were not compared with the published site: nothing answers there.',
    }),
  );
});
