import { beforeAll, expect, it, vi } from 'vitest';

const spyOnClicks = (element: Element | null) => {
  const onClick = vi.fn<() => void>();
  element?.addEventListener('click', onClick);
  return onClick;
};

const button = (id: string) => document.querySelector<HTMLElement>(`#${id}`);

beforeAll(async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  document.body.innerHTML = `
    <button id="widget">Widget</button>
    <a id="away" href="/book">Book Now</a>
    <main>
      <div data-replay=""><button id="next">Next</button></div>
      <div data-replay=""><button id="share">Share</button></div>
    </main>`;
  await import('#entries/early-clicks.ts');
});

it('a clicked link to another page is marked as pending until the page is hidden', () => {
  const link = document.querySelector<HTMLElement>('#away');
  // jsdom cannot navigate, so the default action is prevented.
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(document.querySelector('[data-pending]')).toBe(link);
  window.dispatchEvent(new Event('pagehide'));
  expect(document.querySelector('[data-pending]')).toBeNull();
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with the modifier %s is not queued before hydration',
  (modifier) => {
    const onClick = spyOnClicks(button('next'));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true });
    button('next')?.dispatchEvent(click);
    expect(onClick).toHaveBeenCalledOnce();
    expect(click.defaultPrevented).toBe(false);
    expect(document.querySelector('[data-pending]')).toBeNull();
  },
);

it('clicks on controls that need hydration are replayed once after hydration', () => {
  const onWidget = spyOnClicks(button('widget'));
  const onPage = spyOnClicks(document.querySelector('main'));
  const onNext = spyOnClicks(button('next'));
  button('widget')?.click();
  expect(onWidget).toHaveBeenCalledOnce();

  button('next')?.click();
  button('next')?.click();
  button('share')?.click();
  expect(document.querySelectorAll('[data-pending]')).toHaveLength(2);
  expect([onNext, onPage].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

  // If the browser has translated the page, React renders the controls again.
  button('share')?.replaceWith(Object.assign(document.createElement('button'), { id: 'new' }));
  const onNew = spyOnClicks(button('new'));
  window.dispatchEvent(new Event('hydrated'));
  expect([onNext, onNew].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(document.querySelector('[data-pending]')).toBeNull();

  button('next')?.click();
  expect(onNext).toHaveBeenCalledTimes(2);
});
