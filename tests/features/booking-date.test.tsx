import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openForm } from '#tests/support/booking-form.tsx';

const echo = 'Friday, December 25, 2026';

async function openCalendarField() {
  const { user } = await openForm();
  await screen.findByRole('spinbutton', { name: 'Month' });
  return user;
}

const section = (name: string) => screen.getByRole('spinbutton', { name });
const field = () => screen.getByRole('group', { name: /^Date of your tour/ });
const sections = () =>
  within(field())
    .getAllByRole('spinbutton')
    .map((one) => one.textContent);
const paste = (target: Element, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });

describe('the calendar field', () => {
  it('the calendar field expands a two-digit year when it loses focus', async () => {
    const user = await openCalendarField();
    await user.click(section('Month'));
    await user.keyboard('122526');
    expect(field()).toHaveAccessibleDescription(echo);
    await user.tab();
    expect(sections()).toEqual(['12', '25', '2026']);
    expect(field()).toHaveAccessibleDescription(echo);
  });

  it('the calendar field accepts a four-digit year', async () => {
    const user = await openCalendarField();
    await user.click(section('Month'));
    await user.keyboard('12252026');
    expect(sections()).toEqual(['12', '25', '2026']);
    expect(field()).toHaveAccessibleDescription(echo);
  });

  it.each(['12/25/2028', '12/25/2025', '11/19/2026', '11/21/2027'])(
    'the calendar field does not confirm the unavailable date %s',
    async (text) => {
      await openCalendarField();
      paste(section('Month'), text);
      expect(sections().join('/')).toBe(text);
      expect(field()).toHaveAccessibleDescription('Month, day and year, for example 12/25/2026.');
    },
  );

  it.each(['2026-12-25', '25.12.2026', 'December 25, 2026', '12252026', '٢٥/١٢/٢٠٢٦'])(
    'the calendar field reads the date %j pasted into any of its sections',
    async (text) => {
      await openCalendarField();
      for (const name of ['Month', 'Day', 'Year']) {
        paste(section(name), text);
        expect(sections()).toEqual(['12', '25', '2026']);
        expect(field()).toHaveAccessibleDescription(echo);
      }
    },
  );

  it('the calendar field inserts pasted digits only into the focused section', async () => {
    const user = await openCalendarField();
    await user.click(section('Day'));
    paste(section('Day'), '25');
    expect(sections()).toEqual(['MM', '25', 'YYYY']);
  });

  it('the calendar field reports pasted text that is not a date', async () => {
    await openCalendarField();
    paste(section('Month'), 'next Friday');
    expect(field()).toHaveAccessibleDescription(
      'We cannot read “next Friday” as a date. Month, day and year, for example 12/25/2026.',
    );
  });
});
