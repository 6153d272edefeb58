import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { company } from '#content/company.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['performance'] });
});

const show = (part: ReactNode) =>
  render(
    <StrictMode>
      <header>Header</header>
      {part}
      <footer>Footer</footer>
    </StrictMode>,
  );

/**
 * Removes its text node without React's knowledge, as page translation does. React then throws when it removes the
 * text.
 */
function Answer() {
  const [isShown, setIsShown] = useState(true);
  return (
    <section>
      <button onClick={() => setIsShown(!isShown)}>Turn</button>
      {isShown && 'The answer'}
    </section>
  );
}

function crash() {
  const text = screen.getByRole('button').nextSibling;
  text?.replaceWith(document.createElement('font'));
  fireEvent.click(screen.getByRole('button', { name: 'Turn' }));
}

test('a section that crashes restarts without affecting the rest of the page', () => {
  function Page() {
    const [name, setName] = useState('');
    return (
      <ErrorBoundary>
        <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
        <Answer />
      </ErrorBoundary>
    );
  }
  show(<Page />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ana' } });
  crash();
  expect(document.body).toHaveTextContent('HeaderTurnThe answerFooter');
  expect(screen.getByRole('textbox')).toHaveValue('Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Turn' }));
  expect(document.body).toHaveTextContent('HeaderTurnFooter');
});

test('a section restarts after every crash if crashes are rare', () => {
  show(
    <ErrorBoundary>
      <Answer />
    </ErrorBoundary>,
  );
  for (let crashes = 0; crashes < 6; crashes += 1) {
    crash();
    expect(screen.getByRole('button', { name: 'Turn' })).toBeVisible();
    vi.advanceTimersByTime(5000);
  }
});

test('a section that keeps crashing is replaced by a phone number', () => {
  show(
    <ErrorBoundary>
      <Answer />
    </ErrorBoundary>,
  );
  for (let crashes = 0; crashes < 4; crashes += 1) crash();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('note')).toHaveTextContent('Something went wrong here.');
  expect(screen.getByRole('link', { name: company.phone })).toBeVisible();
  expect(document.body).toHaveTextContent(/^Header.*Footer$/);
});

test('a section that has no fallback and cannot render shows the fallback of the parent boundary', () => {
  const Broken = () => {
    throw new Error('Broken');
  };
  show(
    <ErrorBoundary fallback={<p>Call us</p>}>
      <ErrorBoundary fallback={null}>
        <Broken />
      </ErrorBoundary>
    </ErrorBoundary>,
  );
  expect(document.body).toHaveTextContent('HeaderCall usFooter');
});
