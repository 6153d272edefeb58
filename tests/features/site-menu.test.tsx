import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { company } from '#content/company.ts';
import { SiteHeader } from '#features/site-menu/SiteHeader.tsx';
import { mainAction } from '#lib/document-contract.ts';
import { renderStyledAt, renderThemedAt } from '#tests/support/page.tsx';
import { LAPTOP, setScreenWidth } from '#tests/support/screen.ts';

/** The content beside the header. */
const behind = document.createElement('main');

const menuButton = () => document.querySelector<HTMLElement>('[aria-controls="menu"]')!;
const menu = () => screen.queryByRole('dialog', { name: 'Menu' });

async function openMenu() {
  const user = userEvent.setup();
  document.body.append(behind);
  renderStyledAt('/faq', <SiteHeader />);
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  return { user, sheet: within(await screen.findByRole('dialog', { name: 'Menu' })) };
}

it('the site menu is a modal dialog with the pages and contacts', async () => {
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
  ['a click on the menu button', () => act(() => menuButton().click())],
  ['Escape', ({ user }) => user.keyboard('{Escape}')],
  [
    'a click on the close button',
    ({ user, sheet }) => user.click(sheet.getByRole('button', { name: 'Close menu' })),
  ],
  [
    'the Back button of the browser',
    () => act(() => void window.dispatchEvent(new PopStateEvent('popstate'))),
  ],
  ['a change to a wide screen', () => act(() => setScreenWidth(LAPTOP))],
])('the site menu closes on %s and returns the focus to the menu button', async (_, close) => {
  await close(await openMenu());
  await waitFor(() => expect(menu()).toBeNull());
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(menuButton()).toHaveFocus();
  expect(behind.inert).toBe(false);
});

it('the site menu does not open on a screen that became wide before hydration', async () => {
  renderStyledAt('/faq', <SiteHeader />);
  const button = await screen.findByRole('button', { name: 'Menu' });
  act(() => setScreenWidth(LAPTOP));
  await userEvent.click(button);
  await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));
  expect(menu()).toBeNull();
});

it('the header marks only the link to the current page', async () => {
  renderStyledAt('/faq', <SiteHeader />);
  const marked = document.querySelectorAll('header > div > nav [aria-current="page"]');
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['FAQ']);
});

describe('the site menu in a browser with popovers', () => {
  afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'popover'));

  function openPopover() {
    document.body.append(behind);
    renderStyledAt('/faq', <SiteHeader />);
    const sheet = document.getElementById('menu')!;
    const button = menuButton();
    const popover = { isShown: false };
    const showPopover = vi.fn<() => void>(() => void (popover.isShown = true));
    const hidePopover = vi.fn<() => void>(() => void (popover.isShown = false));
    // Only the menu gets fake popover methods: a fake `matches` would break other queries.
    Object.assign(HTMLElement.prototype, { popover: 'auto' });
    Object.assign(sheet, { showPopover, hidePopover, matches: () => popover.isShown });
    act(() => button.click());
    return { sheet, button, popover, showPopover, hidePopover };
  }

  it('the menu machine opens and closes the popover without HTML attributes', () => {
    const { sheet, button, showPopover, hidePopover } = openPopover();
    expect(document.querySelector('[popovertarget]')).toBeNull();
    expect(showPopover).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    act(() => sheet.querySelector<HTMLElement>('[aria-label="Close menu"]')?.click());
    expect(hidePopover).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('a menu popover that the browser closes is also closed in the menu machine', () => {
    const { sheet, button, popover } = openPopover();
    popover.isShown = false;
    act(() => void fireEvent(sheet, new Event('toggle')));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(behind.inert).toBe(false);
  });

  it('Escape closes the menu popover through the menu machine instead of the browser', () => {
    const { sheet, hidePopover } = openPopover();
    // The result is false if a handler has prevented the default action of the key.
    expect(fireEvent.keyDown(sheet, { key: 'Escape' })).toBe(false);
    expect(hidePopover).toHaveBeenCalledOnce();
  });
});

describe('Book Now in the header and the menu', () => {
  const links = () =>
    screen.getAllByText('Book Now', { selector: 'a' }).map((link) => link.getAttribute('href'));

  it.each([
    ['/faq', '/book'],
    ['/tour/lamanai-tour-hopkins', '/book?tourId=lamanai-tour-hopkins'],
    ['/tour/lamanai-tour-hopkins/', '/book?tourId=lamanai-tour-hopkins'],
    ['/tour/atlantis', '/book'],
    ['/tour/__proto__', '/book'],
  ])('Book Now on the page %s links to %s', (address, target) => {
    renderThemedAt(address, <SiteHeader />);
    expect(links()).toEqual([target, target]);
  });

  it.each(['/answer', '/machines'])('the page %s has no Book Now', (address) => {
    renderThemedAt(address, <SiteHeader />);
    expect(screen.queryByText('Book Now')).toBeNull();
  });

  it('Book Now links to the current tour after navigation from another tour', async () => {
    const { router } = renderThemedAt('/tour/lamanai-tour-hopkins', <SiteHeader />);
    await act(() => router.navigate('/tour/lamanai-tour-placencia'));
    const target = '/book?tourId=lamanai-tour-placencia';
    expect(links()).toEqual([target, target]);
  });

  it.each([
    ['/tours', 'contained'],
    ['/faq', 'contained'],
    ['/', 'outlined'],
    ['/book', 'outlined'],
    ['/booking-success', 'outlined'],
    ['/tour/lamanai-tour-hopkins', 'outlined'],
  ])('Book Now in the header of the page %s has the button variant %s', (address, variant) => {
    renderThemedAt(address, <SiteHeader />);
    expect(screen.getAllByText('Book Now', { selector: 'a' })[0]).toHaveClass(
      `MuiButton-${variant}`,
    );
  });

  it.each([
    ['/', 'contained'],
    ['/book', 'outlined'],
  ])('Book Now in the menu of the page %s has the button variant %s', (address, variant) => {
    renderThemedAt(address, <SiteHeader />);
    expect(screen.getAllByText('Book Now', { selector: 'a' })[1]).toHaveClass(
      `MuiButton-${variant}`,
    );
  });

  it('Book Now is hot once the main action of the page has left the screen', () => {
    const observed: { tell: IntersectionObserverCallback; targets: Element[] }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly targets: Element[] = [];
        constructor(tell: IntersectionObserverCallback) {
          observed.push({ tell, targets: this.targets });
        }
        observe(target: Element) {
          this.targets.push(target);
        }
        disconnect() {}
      },
    );
    const show = (isIntersecting: boolean) =>
      act(() => {
        for (const { tell, targets } of observed) {
          tell(
            targets.map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry),
            {} as IntersectionObserver,
          );
        }
      });
    renderThemedAt(
      '/',
      <>
        <SiteHeader />
        <a {...mainAction} href="/tours">
          See All Tours
        </a>
      </>,
    );
    const [link] = screen.getAllByText('Book Now', { selector: 'a' });
    show(true);
    expect(link).toHaveClass('MuiButton-outlined');
    show(false);
    expect(link).toHaveClass('MuiButton-contained');
  });
});
