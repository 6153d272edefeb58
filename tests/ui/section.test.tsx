import { render, screen, within } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { NumberedLines } from '#ui/NumberedLines.tsx';
import { Postcard } from '#ui/Postcard.tsx';
import { Section } from '#ui/Section.tsx';

const show = (element: ReactNode) => render(<StrictMode>{element}</StrictMode>);

describe('Section', () => {
  it('is a region named by its heading', () => {
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
});

describe('NumberedLines', () => {
  it('numbers its points for the eye, and leaves counting to the list', () => {
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
});

describe('Postcard', () => {
  it('quotes its writer, and keeps the stamp to itself', () => {
    show(<Postcard text="We saw a jabiru." author="Karen D." location="Madison" stamp="jacana" />);
    const card = screen.getByRole('figure');
    expect(card.querySelector('blockquote')).toHaveTextContent('We saw a jabiru.');
    expect(card.querySelector('figcaption')).toHaveTextContent('Karen D.Madison');
    expect(within(card).queryByRole('img')).toBeNull();
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/images/jacana-1280.jpg');
  });
});
