import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { history } from '#content/content.data.ts';
import { pictureOf } from '#domain/site/pictures.ts';
import { HistoryTimeline } from '#features/history/HistoryTimeline.tsx';
import { HistoryTourCards } from '#features/history/HistoryTourCards.tsx';
import { renderThemedAt } from '#tests/support/page.tsx';
import { specifiedHistoryCards, specifiedTours } from '#tests/support/specification.ts';

test('the history timeline lists every chapter and links to each age', () => {
  renderThemedAt('/history', <HistoryTimeline />);
  const section = screen.getByRole('region', { name: 'From the first maize to today' });
  const chapters = [...section.querySelectorAll<HTMLElement>('ol > li')];
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
  const periodAt = (link: HTMLElement) =>
    history.chapters.find(({ id }) => link.getAttribute('href') === `/history#${id}`)?.period;
  expect(ages.map((link) => [link.textContent, periodAt(link)])).toEqual([
    ['Preclassic', 'Early Preclassic'],
    ['Classic', 'Early Classic'],
    ['Postclassic', 'Early Postclassic'],
    ['Spain and Britain', 'Contact'],
    ['Archaeology and today', 'Archaeology'],
  ]);
});

test('the tour cards on the history page show the specified price and the current price', () => {
  renderThemedAt('/history', <HistoryTourCards />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(specifiedHistoryCards.length);
  for (const [index, specified] of specifiedHistoryCards.entries()) {
    const { slug, title, priceUsd, duration, banner } = specified;
    const card = within(cards[index] ?? document.body);
    const button = card.getByRole('link', { name: 'View Tour Details' });
    expect(button).toHaveAttribute('href', `/tour/${slug}`);
    expect(button).toHaveAccessibleDescription(title);
    expect(card.getByText(`US$${priceUsd}`)).toBeVisible();
    const today = specifiedTours.find((tour) => tour.slug === slug)?.priceUsd;
    expect(
      card.getByText(`per person, ${duration}; today the tour costs US$${today}`),
    ).toBeVisible();
    expect(card.queryAllByText('Most Booked')).toHaveLength(banner === 'Most Booked' ? 1 : 0);
  }
});
