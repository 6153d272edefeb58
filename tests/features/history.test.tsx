import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { history } from '#content/history.ts';
import { pictureOf } from '#domain/pictures.ts';
import { eras } from '#features/history/eras.ts';
import { Timeline } from '#features/history/Timeline.tsx';
import { TourCards } from '#features/history/TourCards.tsx';
import { renderThemedAt } from '#tests/support/page.tsx';
import { specifiedHistoryCards } from '#tests/support/specification.ts';

test('the timeline is an ordered list of all entries, with pictures at the turns, and can be entered at each age', () => {
  renderThemedAt('/history', <Timeline />);
  const list = screen
    .getByRole('region', { name: 'From the first maize to today' })
    .querySelector('ol');
  if (!list) throw new Error('The timeline is no ordered list.');
  const chapters = within(list).getAllByRole('listitem');
  expect(
    chapters.map((chapter) => [
      chapter.id,
      ...[...chapter.querySelectorAll('p, h3')].map((line) => line.textContent),
      within(chapter).queryByRole('img')?.getAttribute('alt'),
    ]),
  ).toEqual(
    history.chapters.map(({ id, period, date, title, text, image }) => [
      id,
      period,
      date,
      title,
      text,
      image && pictureOf(image).alt,
    ]),
  );
  const ages = within(screen.getByRole('navigation', { name: 'Ages' })).getAllByRole('link');
  expect(ages.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    eras.map(({ label, entryId }) => [label, `/history#${entryId}`]),
  );
  const periodOf = (entry: string) => history.chapters.find(({ id }) => id === entry)?.period;
  expect(eras.map(({ label, entryId }) => [label, periodOf(entryId)])).toEqual([
    ['Preclassic', 'Early Preclassic'],
    ['Classic', 'Early Classic'],
    ['Postclassic', 'Early Postclassic'],
    ['Spain and Britain', 'Contact'],
    ['Archaeology and today', 'Archaeology'],
  ]);
});

test('the closing cards carry the page’s own prices, and their buttons are told apart by those who only hear them', () => {
  renderThemedAt('/history', <TourCards />);
  expect(
    screen.getAllByRole('listitem').map((card) => {
      const button = within(card).getByRole('link', { name: 'View Tour Details' });
      const heading = within(card).getByRole('heading', { level: 3 });
      return {
        title: heading.textContent,
        price: card.textContent.match(/US\$\d+/)?.[0],
        duration: card.textContent.match(/per person, ([\d-]+ hours)/)?.[1],
        isMostBooked: card.textContent.includes('Most Booked'),
        href: button.getAttribute('href'),
        isDescribed: button.getAttribute('aria-describedby') === heading.id,
      };
    }),
  ).toEqual(
    specifiedHistoryCards.map(({ slug, title, priceUsd, duration, banner }) => ({
      title,
      price: `US$${priceUsd}`,
      duration,
      isMostBooked: banner === 'Most Booked',
      href: `/tour/${slug}`,
      isDescribed: true,
    })),
  );
});
