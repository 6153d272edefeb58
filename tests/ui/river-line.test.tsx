import { render, screen, within } from '@testing-library/react';
import { StrictMode, type ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';

import { RiverLine } from '#ui/RiverLine.tsx';

const stations = [
  { label: '8:00 AM', title: 'The road', text: 'North to Tower Hill.' },
  { label: '9:30 AM', text: 'Upriver by boat.' },
  { label: '11:05 AM', title: 'The city' },
];

function renderLine(props: Partial<ComponentProps<typeof RiverLine>> = {}) {
  const { container } = render(
    <StrictMode>
      <RiverLine stations={stations} {...props} />
    </StrictMode>,
  );
  return container;
}

describe('RiverLine', () => {
  it('tells its stations in order, each with what it has', () => {
    renderLine({ 'aria-label': 'The day' });
    const list = screen.getByRole('list', { name: 'The day' });
    expect(list.tagName).toBe('OL');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => [...item.querySelectorAll('p, h3')].map((part) => part.textContent)),
    ).toEqual([
      ['8:00 AM', 'The road', 'North to Tower Hill.'],
      ['9:30 AM', 'Upriver by boat.'],
      ['11:05 AM', 'The city'],
    ]);
  });

  it('takes the heading level of its place', () => {
    renderLine({ titleComponent: 'h4' });
    expect(screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
      'The road',
      'The city',
    ]);
  });

  it.each([
    ['down the page', false, [2, 2, 1]],
    ['across it', true, [3, 3, 1]],
  ])(
    'draws what nobody needs to hear, and no water after the last station, %s',
    (_way, across, drawn) => {
      const container = renderLine({ across });
      expect(
        [...container.querySelectorAll('li')].map((item) => item.querySelectorAll('svg').length),
      ).toEqual(drawn);
      expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
    },
  );
});
