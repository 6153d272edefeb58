import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import {
  discover,
  reasons,
  testimonials,
  testimonialsTitle,
  theDay,
  theDayTitle,
} from '#content/content.data.ts';
import { pictureOf } from '#domain/site/pictures.ts';
import { samplesLine } from '#domain/site/reviews.ts';
import { HomePage } from '#pages/HomePage.tsx';
import { stubInView } from '#tests/support/in-view.ts';
import { renderThemedAt } from '#tests/support/page.tsx';
import { specifiedTours } from '#tests/support/specification.ts';

it('the home page has one h1 and a heading for every section', () => {
  stubInView();
  renderThemedAt('/', <HomePage />);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  const sections = screen.getAllByRole('region');
  const titles = sections.map(
    (one) => one.querySelector('h2')?.textContent ?? one.getAttribute('aria-label'),
  );
  expect(titles).toEqual([
    'Twenty-six miles upriver, a Maya city',
    'Popular Tours',
    theDayTitle,
    discover.title,
    discover.slideshowLabel,
    'Why Choose Us',
    testimonialsTitle,
    'One day, one river, three temples',
  ]);
  const partsOf = (title: string, selector: string) => [
    ...(sections[titles.indexOf(title)]?.querySelectorAll(selector) ?? []),
  ];
  const textsIn = (title: string, selector: string) =>
    partsOf(title, selector).map(({ textContent }) => textContent);

  expect(partsOf('Popular Tours', 'a').map((link) => link.getAttribute('href'))).toEqual([
    '/tours',
    ...specifiedTours.filter(({ recommended }) => recommended).map(({ id }) => `/tour/${id}`),
  ]);
  expect(textsIn(discover.title, 'p')).toEqual(expect.arrayContaining([...discover.paragraphs]));
  // The texts are in the order in which they are read: "3,000 years of ...".
  expect(textsIn(discover.title, 'li')).toEqual(
    discover.figures.map(({ value, label }) => `${value} ${label}`),
  );
  expect(textsIn(theDayTitle, 'p, h3')).toEqual(
    theDay.flatMap(({ time, title, text }) => [time, title, text]),
  );
  expect(partsOf(theDayTitle, 'img').map((one) => one.getAttribute('alt'))).toEqual(
    theDay.map(({ image }) => pictureOf(image).alt),
  );
  expect(textsIn('Why Choose Us', 'span[aria-hidden="true"]')).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  expect(textsIn('Why Choose Us', 'li')).toEqual(
    reasons.map(({ title, text }, index) => `${index + 1}${title}${text}`),
  );
  expect(textsIn(testimonialsTitle, 'figure')).toEqual(
    testimonials.map(({ text, author, location }) => `${text}${author}${location}`),
  );
});

it('the river line of the home page connects the sections below the hero', () => {
  stubInView();
  renderThemedAt('/', <HomePage />);
  const lines = [...document.querySelectorAll('[data-river]')];
  const parts = lines.map((line) => line.closest('section')?.querySelector('h2')?.textContent);
  expect(parts).toEqual([
    'Popular Tours',
    theDayTitle,
    discover.title,
    'Why Choose Us',
    testimonialsTitle,
  ]);
  expect(lines.filter((line) => line.getAttribute('aria-hidden') !== 'true')).toEqual([]);
});

it('one line of the home page says that its testimonials are examples', () => {
  renderThemedAt('/', <HomePage />);
  expect(screen.getAllByText(/example/i).map((line) => line.textContent)).toEqual([
    samplesLine(testimonials),
  ]);
});

it('the home page has no testimonials section without testimonials', async () => {
  const content = await import('#content/content.data.ts');
  vi.doMock('#content/content.data.ts', () => ({ ...content, testimonials: [] }));
  vi.resetModules();
  const { Testimonials } = await import('#features/home/Testimonials.tsx');
  vi.doUnmock('#content/content.data.ts');
  expect(render(<Testimonials />).container).toBeEmptyDOMElement();
});
