import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { company } from '#content/company.ts';
import { WIDE_SCREENS } from '#features/site-menu/site-links.ts';
import { SiteHeader } from '#features/site-menu/SiteHeader.tsx';
import { menuMachine, type MenuEvent } from '#machines/menu.machine.ts';
import { SiteTheme } from '#theme/SiteTheme.tsx';
import { stubMedia } from '#tests/support/media.ts';
import { everyEdge } from '#tests/support/model.ts';

/** What stands beside the header. jsdom knows no popovers, as browsers from before 2024 do not. */
const behind = document.createElement('main');

async function renderHeader(path = '/faq') {
  const media = stubMedia();
  const user = userEvent.setup();
  const router = createMemoryRouter([{ path: '*', Component: SiteHeader }], {
    initialEntries: ['/tours', path],
  });
  document.body.append(behind);
  render(
    <StrictMode>
      <SiteTheme>
        <RouterProvider router={router} />
      </SiteTheme>
    </StrictMode>,
  );
  await screen.findByRole('button', { name: 'Menu' });
  return { media, user, router };
}

const menuButton = () => screen.getByRole('button', { name: 'Menu', hidden: true });
const menu = () => screen.queryByRole('dialog', { name: 'Menu' });
const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(menuButton());
  return screen.findByRole('dialog', { name: 'Menu' });
};

describe('the menu follows menuMachine', () => {
  // The machine is the model; the rendered header is the system under test.
  for (const edge of everyEdge(menuMachine, { input: undefined })) {
    it(edge.name, async () => {
      const { media, user } = await renderHeader();
      const happens: Record<MenuEvent['type'], () => Promise<void>> = {
        'menu.toggle': async () => {
          if (menu()) act(() => menuButton().click());
          else await open(user);
        },
        'menu.close': () => user.keyboard('{Escape}'),
        'page.change': async () => {
          act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
        },
        'viewport.widened': async () => {
          act(() => media.set(WIDE_SCREENS, true));
        },
      };
      for (const event of edge.events) await happens[event.type]();
      const isOpen = edge.expected.hasTag('modal');
      await waitFor(() => expect(menu() !== null).toBe(isOpen));
      expect(menuButton()).toHaveAttribute('aria-expanded', String(isOpen));
      expect(behind.inert).toBe(isOpen);
    });
  }
});

describe('the menu', () => {
  it('is a modal that covers the page, with the focus on its close button', async () => {
    const { user } = await renderHeader();
    const sheet = await open(user);
    expect(sheet).toHaveAttribute('aria-modal', 'true');
    expect(sheet).not.toHaveAttribute('aria-labelledby');
    expect(within(sheet).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    expect(behind.inert).toBe(true);
    expect(menuButton().inert).toBe(true);
  });

  it('has the pages, the ways to reach the company and Book Now', async () => {
    const { user } = await renderHeader();
    const sheet = within(await open(user));
    expect(
      sheet.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/'],
      ['Tours', '/tours'],
      ['FAQ', '/faq'],
      ['History', '/history'],
      ['About Us', '/about'],
      [`WhatsApp ${company.whatsApp}`, 'https://wa.me/5015550142'],
      [company.email, `mailto:${company.email}`],
      ['Book Now', '/book'],
    ]);
    expect(sheet.getByRole('link', { current: 'page' })).toHaveTextContent('FAQ');
  });

  it('returns the focus to MENU and the page to the visitor', async () => {
    const { user } = await renderHeader();
    const sheet = await open(user);
    await user.click(within(sheet).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(menu()).not.toBeInTheDocument());
    expect(menuButton()).toHaveFocus();
    expect(behind.inert).toBe(false);
  });

  it('closes when one of its links is followed', async () => {
    const { user, router } = await renderHeader();
    const sheet = await open(user);
    await user.click(within(sheet).getByRole('link', { name: 'History' }));
    await waitFor(() => expect(menu()).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/history');
    expect(behind.inert).toBe(false);
  });

  it('is closed on the page that Back leads to', async () => {
    const { user, router } = await renderHeader();
    await open(user);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/tours');
    await waitFor(() => expect(menu()).not.toBeInTheDocument());
    expect(behind.inert).toBe(false);
  });
});

it('the header leads to the pages, names the current one, and to a person', async () => {
  await renderHeader('/about');
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: company.name })).toHaveAttribute('href', '/');
  const pages = within(header.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(
    pages.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['/', null],
    ['/tours', null],
    ['/faq', null],
    ['/history', null],
    ['/about', 'page'],
  ]);
  expect(header.getByRole('link', { name: `WhatsApp ${company.whatsApp}` })).toHaveTextContent(
    'WhatsApp',
  );
  expect(header.getByRole('link', { name: `E-mail ${company.email}` })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  expect(header.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/book');
});
