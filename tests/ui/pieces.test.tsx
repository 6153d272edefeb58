import { render, screen, within } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { expect, it } from 'vitest';

import { NumberedLines } from '#ui/NumberedLines.tsx';
import { Postcard } from '#ui/Postcard.tsx';
import { RiverLine } from '#ui/RiverLine.tsx';
import { Section } from '#ui/Section.tsx';

const stations = [
  { label: '8:00 AM', title: 'The road', text: 'North to Tower Hill.' },
  { label: '9:30 AM', text: 'Upriver by boat.' },
  { label: '11:05 AM', title: 'The city' },
];

const show = (element: ReactNode) => render(<StrictMode>{element}</StrictMode>);

it('Section is a region named by its heading', () => {
  show(
    <>
      <Section title="Popular Tours" lead="Six of eight." action={<a href="/tours">All</a>}>
        Cards
      </Section>
      <Section title="The day">River</Section>
    </>,
  );
  const section = screen.getByRole('region', { name: 'Popular Tours' });
  expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent('Popular Tours');
  expect(within(section).getByText('Six of eight.')).toBeInTheDocument();
  expect(within(section).getByRole('link', { name: 'All' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'The day' })).toHaveTextContent('River');
});

it('NumberedLines numbers its points for the eye, and leaves counting to the list', () => {
  show(
    <NumberedLines
      titleComponent="h4"
      lines={[
        { title: 'Guides', text: 'Every tour is guided.' },
        { title: 'Daily', text: 'From six places.' },
      ]}
    />,
  );
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '1GuidesEvery tour is guided.',
    '2DailyFrom six places.',
  ]);
  expect(items.map((item) => item.querySelector('[aria-hidden="true"]')?.textContent)).toEqual([
    '1',
    '2',
  ]);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
});

it('Postcard quotes its writer, and keeps the stamp to itself', () => {
  show(<Postcard text="We saw a jabiru." author="Karen D." location="Madison" stamp="jacana" />);
  const card = screen.getByRole('figure');
  expect(card.querySelector('blockquote')).toHaveTextContent('We saw a jabiru.');
  expect(card.querySelector('figcaption')).toHaveTextContent('Karen D.Madison');
  expect(within(card).queryByRole('img')).toBeNull();
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/images/jacana-1280.jpg');
});

it('RiverLine tells its stations in order, each with what it has, at the heading level of its place', () => {
  show(<RiverLine stations={stations} aria-label="The day" titleComponent="h4" />);
  const list = screen.getByRole('list', { name: 'The day' });
  expect(list.tagName).toBe('OL');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => [...item.querySelectorAll('p, h4')].map((part) => part.textContent)),
  ).toEqual([
    ['8:00 AM', 'The road', 'North to Tower Hill.'],
    ['9:30 AM', 'Upriver by boat.'],
    ['11:05 AM', 'The city'],
  ]);
});

it.each([
  ['down the page', false, [2, 2, 1]],
  ['across it', true, [3, 3, 1]],
])('RiverLine draws for the eye alone, and no water after the end, %s', (_, across, drawn) => {
  const { container } = show(<RiverLine stations={stations} across={across} />);
  expect(
    [...container.querySelectorAll('li')].map((item) => item.querySelectorAll('svg').length),
  ).toEqual(drawn);
  expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});
