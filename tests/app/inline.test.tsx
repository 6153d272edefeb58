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
    <main>
      <div data-until-live=""><button id="next">Next</button></div>
      <form data-until-live=""><button id="send">Send</button></form>
    </main>`;
  await import('#app/inline.ts');
});

it('keeps what only the app can answer, and presses it once when that lives', () => {
  const ofWidget = pressesOf(button('widget'));
  const ofPage = pressesOf(document.querySelector('main'));
  const ofNext = pressesOf(button('next'));
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submitted);

  button('widget')?.click();
  expect(ofWidget).toHaveBeenCalledOnce();

  button('next')?.click();
  button('next')?.click();
  button('send')?.click();
  expect([button('next'), button('send')].map((each) => each?.dataset['heard'])).toEqual(['', '']);
  expect([ofNext, ofPage, submitted].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);

  window.dispatchEvent(new Event('live'));
  expect([ofNext, submitted].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(document.querySelector('[data-heard]')).toBeNull();

  button('next')?.click();
  expect(ofNext).toHaveBeenCalledTimes(2);
});
