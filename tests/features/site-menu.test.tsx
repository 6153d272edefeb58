import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { company } from '#content/company.ts';
import { WIDE_SCREENS } from '#features/site-menu/site-links.ts';
import { SiteHeader } from '#features/site-menu/SiteHeader.tsx';
import { stubMedia } from '#tests/support/media.ts';
import { renderThemedAt } from '#tests/support/page.tsx';

/** What stands beside the header. jsdom knows no popovers, as browsers from before 2024 do not. */
const behind = document.createElement('main');

const menuButton = () => screen.getByRole('button', { name: 'Menu', hidden: true });
const menu = () => screen.queryByRole('dialog', { name: 'Menu' });

async function openMenu() {
  const media = stubMedia();
  const user = userEvent.setup();
  document.body.append(behind);
  renderThemedAt('/faq', <SiteHeader />);
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  return { media, user, sheet: within(await screen.findByRole('dialog', { name: 'Menu' })) };
}

it('is a modal that covers the page, with the pages, the ways to reach the company and Book Now', async () => {
  const { sheet } = await openMenu();
  expect(menu()).toHaveAttribute('aria-modal', 'true');
  expect(sheet.getByRole('button', { name: 'Close menu' })).toHaveFocus();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  expect([behind.inert, menuButton().inert]).toEqual([true, true]);
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

it.each<[string, (opened: Awaited<ReturnType<typeof openMenu>>) => unknown]>([
  ['MENU', () => act(() => menuButton().click())],
  ['Escape', ({ user }) => user.keyboard('{Escape}')],
  [
    'its close button',
    ({ user, sheet }) => user.click(sheet.getByRole('button', { name: 'Close menu' })),
  ],
  ['Back', () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')))],
  ['a screen that becomes wide', ({ media }) => act(() => media.set(WIDE_SCREENS, true))],
])('%s closes it, which gives the page back, and MENU the focus', async (_, close) => {
  await close(await openMenu());
  await waitFor(() => expect(menu()).toBeNull());
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(menuButton()).toHaveFocus();
  expect(behind.inert).toBe(false);
});

it('does not stay open on a screen that became wide before the machine knew of it', async () => {
  const media = stubMedia();
  renderThemedAt('/faq', <SiteHeader />);
  const button = await screen.findByRole('button', { name: 'Menu' });
  act(() => media.set(WIDE_SCREENS, true));
  await userEvent.click(button);
  await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));
  expect(menu()).toBeNull();
});

it('marks the open page in the header, and no other', async () => {
  renderThemedAt('/faq', <SiteHeader />);
  const marked = document.querySelectorAll('header > div > nav [aria-current="page"]');
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['FAQ']);
});

describe('in a browser with popovers', () => {
  const shown = new Set<Element>();
  const popover = {
    popover: 'auto',
    showPopover: vi.fn<(this: Element) => void>(function show() {
      shown.add(this);
    }),
    hidePopover: vi.fn<(this: Element) => void>(function hide() {
      shown.delete(this);
    }),
  };
  const toggleByBrowser = (sheet: Element) => {
    if (!shown.delete(sheet)) shown.add(sheet);
    act(() => void sheet.dispatchEvent(new Event('toggle')));
  };

  beforeEach(() => {
    Object.assign(HTMLElement.prototype, popover);
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesPopover(
      this: Element,
      selector: string,
    ) {
      return selector === ':popover-open' ? shown.has(this) : this.closest(selector) === this;
    });
  });
  afterEach(() => {
    for (const name of Object.keys(popover)) Reflect.deleteProperty(HTMLElement.prototype, name);
    shown.clear();
    vi.clearAllMocks();
    vi.restoreAllMocks();
  });

  it('the machine opens and closes the popover; no attribute does it past the machine', async () => {
    const { user, sheet } = await openMenu();
    expect(document.querySelector('[popovertarget]')).toBeNull();
    expect(popover.showPopover.mock.contexts).toEqual([menu()]);
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    await user.click(sheet.getByRole('button', { name: 'Close menu' }));
    expect(popover.hidePopover).toHaveBeenCalledOnce();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('a close request of the browser reaches the machine', async () => {
    await openMenu();
    toggleByBrowser(menu()!);
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    expect(behind.inert).toBe(false);
  });

  it('Escape closes it by way of the machine alone', async () => {
    const { user } = await openMenu();
    const pressed = vi.fn<(event: Event) => void>();
    window.addEventListener('keydown', pressed, { once: true });
    await user.keyboard('{Escape}');
    expect(pressed.mock.calls[0]?.[0].defaultPrevented).toBe(true);
    expect(popover.hidePopover).toHaveBeenCalledOnce();
  });
});
