import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { history } from '#content/content.data.ts';
import { pictureOf } from '#domain/site/pictures.ts';
import { HistoryTimeline } from '#features/history/HistoryTimeline.tsx';
import { HistoryTourCards } from '#features/history/HistoryTourCards.tsx';
import { renderThemedAt } from '#tests/support/page.tsx';

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

test('the button of a tour card on the history page is described by the title of the card', () => {
  renderThemedAt('/history', <HistoryTourCards />);
  const buttons = screen.getAllByRole('link', { name: 'View Tour Details' });
  for (const [index, { title }] of history.tourCards.entries()) {
    expect(buttons[index]).toHaveAccessibleDescription(title);
  }
});
