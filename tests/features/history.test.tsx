import { render, screen, within } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { timeline } from '#content/history/timeline.ts';
import { pictureOf } from '#domain/pictures.ts';
import { eras } from '#features/history/eras.ts';
import { Timeline } from '#features/history/Timeline.tsx';
import { TourCards } from '#features/history/TourCards.tsx';
import { specifiedHistoryCards } from '#tests/support/specification.ts';
import { SiteTheme } from '#theme/SiteTheme.tsx';

const show = (children: ReactNode) =>
  render(
    <StrictMode>
      <SiteTheme>
        <MemoryRouter>{children}</MemoryRouter>
      </SiteTheme>
    </StrictMode>,
  );

const chapters = () => {
  const section = screen.getByRole('region', { name: 'From the first maize to today' });
  const list = section.querySelector('ol');
  if (!list) throw new Error('The timeline is no ordered list.');
  return within(list).getAllByRole('listitem');
};

describe('the timeline', () => {
  it('is an ordered list of the 21 entries, each with period, date, title and text', () => {
    show(<Timeline />);
    expect(
      chapters().map((chapter) => [
        chapter.id,
        ...[...chapter.querySelectorAll('p, h3')].map((line) => line.textContent),
      ]),
    ).toEqual(timeline.map(({ id, period, date, title, text }) => [id, period, date, title, text]));
  });

  it('shows the pictures at the turns, and hides the river from those who cannot see it', () => {
    show(<Timeline />);
    expect(
      chapters().map((chapter) => within(chapter).queryByRole('img')?.getAttribute('alt')),
    ).toEqual(timeline.map(({ image }) => image && pictureOf(image).alt));
  });

  it('can be entered at each age', () => {
    show(<Timeline />);
    const ages = within(screen.getByRole('navigation', { name: 'Ages' })).getAllByRole('link');
    expect(ages.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      eras.map(({ label, entryId }) => [label, `/#${entryId}`]),
    );
    const entries = timeline.map(({ id }) => id);
    const places = eras.map(({ entryId }) => entries.indexOf(entryId));
    expect(places).toEqual([0, 4, 11, 13, 17]);
  });
});

describe('the closing cards', () => {
  it("carry the page's own prices and lead to the tours' short addresses", () => {
    show(<TourCards />);
    expect(
      screen.getAllByRole('listitem').map((card) => {
        const button = within(card).getByRole('link', { name: 'View Tour Details' });
        return [
          within(card).getByRole('heading', { level: 3 }).textContent,
          card.textContent.match(/US\$\d+/)?.[0],
          card.textContent.match(/per person, ([\d-]+ hours)/)?.[1],
          button.getAttribute('href'),
        ];
      }),
    ).toEqual(
      specifiedHistoryCards.map(({ slug, title, priceUsd, duration }) => [
        title,
        `US$${priceUsd}`,
        duration,
        `/tour/${slug}`,
      ]),
    );
  });

  it('give the banner to the card that has one', () => {
    show(<TourCards />);
    const cards = screen.getAllByRole('listitem');
    expect(cards.map((card) => card.textContent.includes('Most Booked'))).toEqual(
      specifiedHistoryCards.map(({ banner }) => banner === 'Most Booked'),
    );
  });

  it('tell their buttons apart for those who only hear them', () => {
    show(<TourCards />);
    const buttons = screen.getAllByRole('link', { name: 'View Tour Details' });
    expect(buttons.map((button) => button.getAttribute('aria-describedby'))).toEqual(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.id),
    );
  });
});
