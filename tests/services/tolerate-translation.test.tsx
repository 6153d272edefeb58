import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { tolerateTranslation } from '#services/tolerate-translation.ts';

function Panel() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div>
      <button onClick={() => setIsOpen(!isOpen)}>Turn</button>
      {isOpen ? null : <b>Before</b>}
      {isOpen ? 'The answer' : null}
      The end
    </div>
  );
}

test('React updates a page whose text nodes the browser has replaced', () => {
  const own = Object.getOwnPropertyDescriptors(Node.prototype);
  tolerateTranslation();
  render(<Panel />);
  const panel = screen.getByRole('button').parentElement;
  for (const text of [...(panel?.childNodes ?? [])].filter((node) => node instanceof Text)) {
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Before')).toBeVisible();
  expect(screen.getByText('The end')).toBeVisible();
  Object.defineProperties(Node.prototype, {
    removeChild: own.removeChild,
    insertBefore: own.insertBefore,
  });
});
