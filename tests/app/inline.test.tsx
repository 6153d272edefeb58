import { beforeAll, expect, it, vi } from 'vitest';

const pressesOf = (element: Element | null) => {
  const pressed = vi.fn<() => void>();
  element?.addEventListener('click', pressed);
  return pressed;
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
    <button id="widget">Of others</button>
    <a id="away" href="/book">Book Now</a>
    <main>
      <div data-until-live=""><button id="next">Next</button></div>
      <div data-until-live=""><button id="calendar">Choose date</button></div>
    </main>`;
  await import('#app/inline.ts');
});

it('marks a link that leads to its page by itself as heard, and no more on return', () => {
  const link = document.querySelector<HTMLElement>('#away');
  // jsdom goes nowhere.
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(document.querySelector('[data-heard]')).toBe(link);
  window.dispatchEvent(new Event('pagehide'));
  expect(document.querySelector('[data-heard]')).toBeNull();
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves a click with %s to the browser, which opens another tab or window',
  (modifier) => {
    const pressed = pressesOf(button('next'));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true });
    button('next')?.dispatchEvent(click);
    expect(pressed).toHaveBeenCalledOnce();
    expect(click.defaultPrevented).toBe(false);
    expect(document.querySelector('[data-heard]')).toBeNull();
  },
);

it('keeps what only the app can answer, and presses it once when that lives', () => {
  const ofWidget = pressesOf(button('widget'));
  const ofPage = pressesOf(document.querySelector('main'));
  const ofNext = pressesOf(button('next'));
  button('widget')?.click();
  expect(ofWidget).toHaveBeenCalledOnce();

  button('next')?.click();
  button('next')?.click();
  button('calendar')?.click();
  expect(document.querySelectorAll('[data-heard]')).toHaveLength(2);
  expect([ofNext, ofPage].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

  // As where a translator makes React render it anew.
  button('calendar')?.replaceWith(Object.assign(document.createElement('button'), { id: 'new' }));
  const ofNew = pressesOf(button('new'));
  window.dispatchEvent(new Event('live'));
  expect([ofNext, ofNew].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(document.querySelector('[data-heard]')).toBeNull();

  button('next')?.click();
  expect(ofNext).toHaveBeenCalledTimes(2);
});
