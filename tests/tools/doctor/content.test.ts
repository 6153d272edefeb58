import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import type { RawContent } from '#content/content-files.ts';
import { contentDir } from '#content/load-content.ts';
import { readContent } from '#content/read-content.ts';
import { comparedContentFindings, contentFindings } from '#tools/doctor/content.ts';

const content: RawContent = readContent(contentDir);

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

test('the doctor finds nothing to look at in unchanged content', () => {
  expect(contentFindings(content, content)).toEqual([]);
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
    'content/faq.json, Tours tab, Question 1, Paragraph 2: it names Placencia, which no tour visits any more.',
  ],
  [
    'a reply time that a sentence contradicts',
    withFields('faq', { lead: 'We reply within 12 hours.' }),
    'content/faq.json, Below the heading: it says “within 12 hours”, and the reply time promised to guests is “24 hours”; write {answerTime} if this is the reply time.',
  ],
  [
    'the departure of a copied tour',
    withFields('tours/hopkins-belize', {
      departure: 'Placencia peninsula, daily (pickup about 4:30 AM)',
    }),
    'content/tours/placencia-belize.json, Departure: it is the same as that of “Lamanai Tour from Hopkins”.',
  ],
])('the doctor reports %s', (_, changed, sentence) => {
  expect(contentFindings(changed, content).map(({ text }) => text)).toContain(sentence);
});

test('an address that leads nowhere must be fixed', () => {
  const changed = withFields('tours/hopkins-belize', { id: 'lamanai-tour-from-hopkins' });
  expect(contentFindings(changed, content).map(({ grade }) => grade)).toEqual(['todo']);
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
  expect(await comparedContentFindings(changed, url)).toHaveLength(1);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  expect(await comparedContentFindings(changed, url)).toEqual([
    expect.objectContaining({
      text: 'Prices and addresses were not compared with the published site: nothing answers there.',
    }),
  ]);
});
