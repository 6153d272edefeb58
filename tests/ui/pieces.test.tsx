import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { NumberedLines } from '#ui/NumberedLines.tsx';
import { Postcard } from '#ui/Postcard.tsx';
import { RiverLine } from '#ui/RiverLine.tsx';

it('NumberedLines numbers its points for the eye, and leaves counting to the list', () => {
  render(<NumberedLines lines={[{ title: 'Guides', text: 'Guided.' }]} />);
  const item = within(screen.getByRole('list')).getByRole('listitem');
  expect(item).toHaveTextContent('1GuidesGuided.');
  expect(item.querySelector('[aria-hidden="true"]')).toHaveTextContent(/^1$/);
  expect(within(item).getByRole('heading', { level: 3 })).toHaveTextContent('Guides');
});

it('Postcard quotes its writer, and keeps the stamp to itself', () => {
  render(<Postcard text="We saw a jabiru." author="Karen D." location="Madison" stamp="jacana" />);
  const card = screen.getByRole('figure');
  expect(card.querySelector('blockquote')).toHaveTextContent('We saw a jabiru.');
  expect(card.querySelector('figcaption')).toHaveTextContent('Karen D.Madison');
  expect(within(card).queryByRole('img')).toBeNull();
  expect(card.querySelector('img')).toHaveAttribute('src', '/images/jacana-1280.jpg');
});

it.each([
  ['down the page', false, [2, 2, 1]],
  ['across it', true, [3, 3, 1]],
])('RiverLine tells its stations in order, and draws for the eye alone, %s', (_, across, drawn) => {
  const stations = [
    { label: '8:00 AM', title: 'The road', text: 'North to Tower Hill.' },
    { label: '9:30 AM', text: 'Upriver by boat.' },
    { label: '11:05 AM', title: 'The city' },
  ];
  render(<RiverLine stations={stations} across={across} aria-label="The day" />);
  const list = screen.getByRole('list', { name: 'The day' });
  const items = within(list).getAllByRole('listitem');
  expect(list.tagName).toBe('OL');
  expect(
    items.map((item) => [...item.querySelectorAll('p, h3')].map((part) => part.textContent)),
  ).toEqual([
    ['8:00 AM', 'The road', 'North to Tower Hill.'],
    ['9:30 AM', 'Upriver by boat.'],
    ['11:05 AM', 'The city'],
  ]);
  // No water after the end.
  expect(items.map((item) => item.querySelectorAll('svg').length)).toEqual(drawn);
  expect(list.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});
