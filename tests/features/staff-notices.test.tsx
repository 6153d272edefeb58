import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { parseCurrentNotices } from '#domain/notices/parse-notices.ts';
import { StaffNotices } from '#features/staff-notices/StaffNotices.tsx';
import { fetchNotices } from '#services/fetch-notices.ts';

const onSite = JSON.stringify({
  closedDays: [
    { day: '2026-09-21', reason: 'Independence Day' },
    { day: '2026-12-25', reason: 'Christmas Day' },
  ],
  banner: null,
});

vi.mock('#services/fetch-notices.ts', { spy: true });

function page(load: () => Promise<string | null>) {
  vi.mocked(fetchNotices).mockImplementation(load);
  return (
    <StrictMode>
      <StaffNotices />
    </StrictMode>
  );
}

async function open(text: string | null = onSite) {
  render(page(() => Promise.resolve(text)));
  await screen.findByRole('form', { name: 'Close days' });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) =>
  screen.getByLabelText(name, { selector: 'input, select, textarea' });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fileText = () => screen.getByText(/"closedDays"/).textContent ?? '';
const list = () =>
  screen.getByRole('region', { name: /Closed days in the file|Nothing is closed/ });

/** True if the browser would ask before leaving the page. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.setSystemTime('2026-11-22T18:00:00Z');
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL() {
        return 'blob:';
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

describe('the staff page', () => {
  it('the staff page requests nothing while it is prerendered', () => {
    const load = vi.fn<() => Promise<string>>();
    expect(renderToString(page(load))).toContain('Loading the site’s notices');
    expect(load).not.toHaveBeenCalled();
  });

  it('the staff page marks one tour as sold out without a reason', async () => {
    await open();
    fill('First day', '2026-12-28');
    await userEvent.selectOptions(field('Guests read'), 'Sold out');
    expect(field('Reason')).toBeDisabled();
    await press('Close these days');
    expect(field('Which tours')).toHaveAccessibleDescription(
      'Please choose one tour. Only a tour can be sold out.',
    );
    await userEvent.selectOptions(field('Which tours'), 'Only from Hopkins');
    await press('Close these days');
    expect(list()).toHaveTextContent('December 28, 2026Only from Hopkins: Sold out');
    expect(parseCurrentNotices(fileText()).notices.closedDays).toContainEqual({
      from: '2026-12-28',
      to: '2026-12-28',
      reason: 'Sold out',
      tours: ['lamanai-tour-hopkins'],
      soldOut: true,
    });
  });

  it('the staff page shows newly closed days in the calendar, the list and the file', async () => {
    await open();
    const day = (name: RegExp) => screen.getByRole('gridcell', { name });
    await userEvent.selectOptions(field('Which tours'), 'Only from Hopkins');
    await userEvent.click(day(/November 24, 2026/));
    await userEvent.click(day(/November 26, 2026/));
    expect(field('First day')).toHaveValue('2026-11-24');
    expect(field('Last day')).toHaveValue('2026-11-26');
    expect(day(/November 25, 2026/)).toHaveAttribute('aria-selected', 'true');
    fill('First day', '2026-11-25');
    fill('Last day', '2026-11-27');
    fill('Reason', 'High water');
    await press('Close these days');
    expect(day(/November 25, 2026, closed: Only from Hopkins \(High water\)$/)).toBeVisible();
    expect(within(list()).getByText('Only from Hopkins: High water')).toBeVisible();
    expect(screen.getByText(/^Closed: November 25, 2026 to November 27, 2026/)).toHaveRole(
      'status',
    );
    expect(parseCurrentNotices(fileText(), '2026-11-22').notices.closedDays[0]).toEqual({
      from: '2026-11-25',
      to: '2026-11-27',
      reason: 'High water',
      tours: ['lamanai-tour-hopkins'],
    });
  });

  it('the staff page moves the focus to the first field with an error', async () => {
    await open();
    await press('Close these days');
    expect(screen.getByText('Please choose a day.')).toBeVisible();
    await waitFor(() => expect(field('First day')).toHaveFocus());
  });

  it('the staff page can remove all past closed days together', async () => {
    await open();
    expect(within(list()).getByText('Over')).toBeVisible();
    await press('Remove the past one');
    expect(within(list()).queryByText('Over')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Closed days in the file' })).toHaveFocus();
    await press(/^Open again: December 25/);
    expect(screen.getByRole('heading', { name: 'Nothing is closed' })).toHaveFocus();
  });

  it.each([
    [
      'is too long',
      { Notice: 'x'.repeat(500) },
      'Banner, "text": is too long by 260 characters',
      'Notice',
      'Too long by 260 characters. The limit is 240.',
    ],
    [
      'has expired',
      { Notice: 'The river is high.', 'Last day (optional)': '2026-11-21' },
      'The last day of the notice has passed. Choose a later one, or remove the notice.',
      'Last day (optional)',
      'This notice has expired',
    ],
  ])(
    'the staff page does not offer a file with an invalid notice: it %s',
    async (_, entries, problem, wrong, words) => {
      await open();
      const download = () => screen.getByRole('button', { name: 'Download notices.json' });
      for (const [name, value] of Object.entries(entries)) fill(name, value);
      expect(field(wrong)).toBeInvalid();
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByRole('group', { name: 'The file is not ready' })).toHaveTextContent(
        problem,
      );
      expect(download()).toBeDisabled();
      await press('Remove notice');
      expect(download()).toBeEnabled();
    },
  );

  it.each([
    ['the file on the site', onSite, 'These are the notices on the site now (/notices.json).'],
    ['no file', null, 'The site has no file at /notices.json, so nothing is closed'],
    [
      'a file with an invalid entry',
      '{"closedDays":[{"day":"Easter","reason":"Easter"}]}',
      'Some entries need a correctionClosed days, entry 1, "day": must be a day of the calendar',
    ],
    [
      'a file with an unknown field',
      '{"comment":"x"}',
      'The file, "comment": is not recognized and is ignored',
    ],
  ])('the staff page describes the opened file: %s', async (_, text, words) => {
    await open(text);
    expect(document.body).toHaveTextContent(words);
  });

  it('the staff page previews the notice as guests see it', async () => {
    await open();
    fill('Notice', 'The river is high.');
    const preview = screen.getByRole('region', { name: 'As guests see it' });
    expect(within(preview).getByText('The river is high.')).toBeVisible();
  });

  it('the staff page warns before changes that were not downloaded are lost', async () => {
    await open();
    expect(isAsked()).toBe(false);
    fill('Notice', 'The river is high.');
    expect(isAsked()).toBe(true);
    await press('Download notices.json');
    expect(isAsked()).toBe(false);
  });

  it('the staff page says after the download where to put the file', async () => {
    await open();
    fill('Notice', 'The river is high.');
    await press('Download notices.json');
    expect(
      screen.getByText(
        /^notices\.json is in your downloads\. .* rename it to notices\.json before/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Put it on .* reads it at \/notices\.json\.$/)).toBeVisible();
  });

  it('the staff page asks before another file replaces unsaved changes', async () => {
    await open();
    fill('Notice', 'The river is high.');
    const other = new File([], 'kept.json', { type: 'application/json' });
    // jsdom cannot read files.
    other.text = () => Promise.resolve('{"closedDays":[]}');
    await userEvent.upload(screen.getByLabelText('Notices file'), other);
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await press('Discard them');
    expect(await screen.findByText(/You opened kept\.json/)).toBeVisible();
    expect(isAsked()).toBe(false);
  });

  it('the staff page starts a new file only on request', async () => {
    render(page(() => Promise.reject(new Error('no answer'))));
    await userEvent.click(await screen.findByRole('button', { name: 'Start a new file' }));
    expect(screen.getByRole('heading', { name: 'Nothing is closed' })).toBeVisible();
    expect(screen.getByText(/^This is a new file\. It replaces/)).toBeVisible();
  });
});
