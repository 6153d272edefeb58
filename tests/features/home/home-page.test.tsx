import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { discover, reasons, testimonials, testimonialsTitle, theDay } from '#content/home.ts';
import { HomePage } from '#pages/HomePage.tsx';
import { SiteTheme } from '#theme/SiteTheme.tsx';
import { stubInView } from '#tests/support/in-view.ts';
import { renderAt } from '#tests/support/page.tsx';
import { specifiedTours } from '#tests/support/specification.ts';

const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  stubInView();
  renderAt(
    '/',
    <SiteTheme>
      <HomePage />
    </SiteTheme>,
  );
});

describe('HomePage', () => {
  it('has one h1, and a heading for every section', () => {
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
      'Guided day tours to Lamanai, Belize',
    ]);
    expect(
      screen
        .getAllByRole('region')
        .map((section) => section.querySelector('h2')?.textContent ?? section.ariaLabel),
    ).toEqual([
      'Twenty-six miles upriver, a Maya city',
      'Popular Tours',
      discover.title,
      'Pictures of Lamanai',
      'The day',
      'Why Choose Us',
      'Postcards from our guests',
      'One day, one river, one temple',
    ]);
  });

  it('shows the recommended tours only, and the way to all of them', () => {
    const links = region('Popular Tours').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tours',
      ...specifiedTours.filter(({ recommended }) => recommended).map(({ id }) => `/tour/${id}`),
    ]);
    expect(links[0]).toHaveTextContent('View All Tours');
  });

  it('discovers the site in words, three figures and a slideshow of five pictures', () => {
    const section = region(`Discover Lamanai ${discover.title}`);
    for (const paragraph of discover.paragraphs) {
      expect(section.getByText(paragraph)).toBeInTheDocument();
    }
    expect(section.getAllByRole('term').map((term) => term.textContent)).toEqual(
      discover.figures.map(({ label }) => label),
    );
    expect(section.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '33 m',
      '3,000 years',
      '26 river miles',
    ]);
    expect(section.getByRole('group', { name: '1 of 5' })).toHaveTextContent(
      'The High Temple from its plaza',
    );
  });

  it('tells the day in five stations', () => {
    expect(
      region('The day')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(theDay.map(({ time, title, text }) => time + title + text));
  });

  it('gives six reasons', () => {
    expect(
      region('Why Choose Us')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(reasons.map(({ title, text }, index) => `${index + 1}${title}${text}`));
  });

  it('shows every testimonial', () => {
    const section = screen.queryByRole('region', { name: testimonialsTitle });
    const cards = section ? within(section).getAllByRole('figure') : [];
    expect(cards.map((card) => card.textContent)).toEqual(
      testimonials.map(({ text, author, location }) => text + author + location),
    );
  });

  it('has no section for guests who are not quoted', async () => {
    const content = await import('#content/home.ts');
    vi.doMock('#content/home.ts', () => ({ ...content, testimonials: [] }));
    vi.resetModules();
    const { Testimonials } = await import('#features/home/Testimonials.tsx');
    vi.doUnmock('#content/home.ts');
    expect(render(<Testimonials />).container).toBeEmptyDOMElement();
  });

  it('closes with one thing to press', () => {
    const links = region('One day, one river, one temple').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Book Now', '/book'],
    ]);
  });
});
