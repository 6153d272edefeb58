import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { NotFoundPage } from '#pages/NotFoundPage.tsx';

test('the not-found page leads home and logs the unknown path once', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/nowhere?token=1']}>
        <NotFoundPage />
      </MemoryRouter>
    </StrictMode>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404');
  expect(screen.getByText('Oops! Page not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(log.mock.calls).toEqual([['No page at', '/nowhere']]);
});
