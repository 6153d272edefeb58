import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { ErrorBoundary } from '#app/ErrorBoundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const show = (place: string, error?: unknown) => (
  <StrictMode>
    <ErrorBoundary place={place}>
      <Page error={error} />
    </ErrorBoundary>
  </StrictMode>
);

function Page({ error }: { error: unknown }) {
  if (error !== undefined) throw error;
  return <p>page</p>;
}

test.each([
  [
    'a status',
    new Response(null, { status: 503, statusText: 'Service Unavailable' }),
    '503 Service Unavailable',
  ],
  ['a message', new Error('The tour list is broken'), 'The tour list is broken'],
  ['neither', 'broken', 'Unknown error'],
])('the error screen shows %s and a way home', (_what, error, text) => {
  render(show('/tours', error));
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('the next page is shown again', () => {
  const { rerender } = render(show('/tours', new Error('broken')));
  rerender(show('/faq'));
  expect(screen.getByText('page')).toBeVisible();
});
