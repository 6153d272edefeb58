import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';

import { company } from '#content/company.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';

let isBroken = true;

function Part() {
  if (isBroken) throw new Error('broken');
  return <p>The answer</p>;
}

function Page() {
  const [name, setName] = useState('');
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </>
  );
}

test('a section that crashes leaves the rest of the page and can be tried again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ana' } });
  expect(screen.getByRole('note')).toHaveTextContent('Something went wrong here.');
  expect(screen.getByRole('link', { name: company.phone })).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('note')).toBeVisible();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The answer')).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveValue('Ana');
});
