import { describe, expect, test } from 'vitest';

import { theDay, theDayTitle } from '#content/content.data.ts';
import { contentDir, loadContent } from '#content/load-content.ts';
import { getTourDetails } from '#domain/tours/tour-details.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';
import { specifiedTours } from '#tests/support/specification.ts';

const { dir, change } = useContentCopy();

const content = loadContent(contentDir);
const everyText = JSON.stringify(content);

describe('the response time', () => {
  test('every text uses the response time from the content files', () => {
    change('terms answerTime', 'two days');
    const texts = JSON.stringify(loadContent(dir()));
    expect(texts).toContain('Our team contacts you within two days');
    expect(texts).not.toContain('24 hours');
  });
});

test('no text mentions a time zone after a duration', () => {
  expect(everyText).not.toMatch(/hours, \w+ time/);
});

test('the heading of the day names the tour whose times it shows', () => {
  const [belizeCity] = specifiedTours;
  expect(theDayTitle).toBe('The day, from Belize City');
  expect(theDay[0]?.time).toBe(getTourDetails(belizeCity?.id ?? '').itinerary[0]?.time);
});

test('the FAQ shows the current price next to the typical price', () => {
  const cost = (faq: typeof content.faqGroups) =>
    faq[1].items.find(({ id }) => id === 'cost')?.answer[0];
  const { priceUsd } = specifiedTours[0] ?? { priceUsd: 0 };
  expect(cost(content.faqGroups)).toContain('typically cost $140-150 USD per person');
  expect(cost(content.faqGroups)).toContain(`; ours costs US$${priceUsd} today.`);
  change('belize-city priceUsd', 140);
  expect(cost(loadContent(dir()).faqGroups)).toContain('; ours costs US$140 today.');
});
