import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Below, FromTopContext } from '#ui/Below.tsx';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }),
);
afterEach(() => void vi.useRealTimers());

const page = (isFromTop: boolean) => (
  <StrictMode>
    <FromTopContext value={isFromTop}>
      <h1>Heading</h1>
      <Below>
        <p>Below</p>
      </Below>
    </FromTopContext>
  </StrictMode>
);

it('lets a page that is entered at its top show its heading first, and follows once that was painted', async () => {
  render(page(true));
  expect(screen.getByRole('heading')).toBeInTheDocument();
  expect(screen.queryByText('Below')).not.toBeInTheDocument();
  vi.advanceTimersToNextFrame();
  expect(screen.queryByText('Below')).not.toBeInTheDocument();
  vi.advanceTimersToNextFrame();
  expect(await screen.findByText('Below')).toBeInTheDocument();
});

it('is there before a key takes effect, so that Tab goes on to it', () => {
  render(page(true));
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(screen.getByText('Below')).toBeInTheDocument();
});

it('stays when another part of the same page is entered', () => {
  const { rerender } = render(page(false));
  rerender(page(true));
  expect(screen.getByText('Below')).toBeInTheDocument();
});

it('is in a page that is entered further down, and in one that is prerendered, from the beginning', () => {
  render(page(false));
  expect(screen.getByText('Below')).toBeInTheDocument();
  expect(renderToString(page(false))).toContain('Below');
});
