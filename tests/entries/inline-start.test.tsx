import { beforeEach, expect, it, vi } from 'vitest';

let runs = 0;
/** Returns the URL of a script. Each call returns a new URL, because a process runs each URL only once. */
const scriptOf = (code: string) =>
  `data:text/javascript,${encodeURIComponent(code)}/*${(runs += 1)}*/`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const hasRun = () => document.documentElement.dataset['ran'] !== undefined;

async function openPage(...codes: readonly string[]) {
  document.body.innerHTML = `
    <div id="root" data-scripts="${codes.map(scriptOf).join(' ')}">
      <p hidden data-startup-failure>Call us</p>
      <button id="plain">Plain</button>
      <div data-replay><button id="next">Next</button><button id="previous">Previous</button></div>
    </div>`;
  vi.resetModules();
  await import('#entries/inline-start.ts');
}

/** The document is parsed and its first frame is painted. */
async function paint() {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.advanceTimersByTimeAsync(20);
}

const spyOnClicks = (selector: string) => {
  const onClick = vi.fn<() => void>();
  find(selector)?.addEventListener('click', onClick);
  return onClick;
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    window.dispatchEvent(new Event('hydrated'));
    delete document.documentElement.dataset['ran'];
    vi.unstubAllGlobals();
  };
});

/** A browser only logs that the start was rejected, but here the rejection would fail the test. */
function ignoreRejections() {
  const ignore = () => {};
  process.on('unhandledRejection', ignore);
  return () => process.off('unhandledRejection', ignore);
}

it('the app starts after the document is parsed and a frame is painted', async () => {
  await openPage('', "document.documentElement.dataset.ran = ''");
  await vi.advanceTimersByTimeAsync(5000);
  expect(hasRun()).toBe(false);
  await paint();
  await vi.waitFor(() => expect(hasRun()).toBe(true));
});

it('clicks on buttons that need the app are replayed once after hydration', async () => {
  await openPage();
  const onPlain = spyOnClicks('#plain');
  const onNext = spyOnClicks('#next');
  const onPrevious = spyOnClicks('#previous');
  find('#plain')?.click();
  expect(onPlain).toHaveBeenCalledOnce();

  find('#next')?.click();
  find('#next')?.click();
  find('#previous')?.click();
  expect(document.querySelectorAll('[data-pending]')).toHaveLength(2);
  expect(onNext).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('hydrated'));
  expect([onNext, onPrevious].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(document.querySelector('[data-pending]')).toBeNull();
  find('#next')?.click();
  expect(onNext).toHaveBeenCalledTimes(2);
});

it.each([
  ['a script that cannot be parsed', 'export {'],
  ['a script that throws', '[].missing()'],
])('%s shows the failure message and ends the queueing of clicks', async (_, code) => {
  const stopIgnoring = ignoreRejections();
  await openPage(code);
  find('#next')?.click();
  await paint();
  await vi.waitFor(() => expect(find('p')?.hidden).toBe(false));
  stopIgnoring();
  expect(find('[data-pending]')).toBeNull();
  const onNext = spyOnClicks('#next');
  find('#next')?.click();
  expect(onNext).toHaveBeenCalledOnce();
});

it('an error that the app reports while it starts shows the failure message', async () => {
  await openPage();
  window.dispatchEvent(new Event('error'));
  expect(find('p')?.hidden).toBe(false);
});

it('hydration hides the failure message of an error that did not stop the app', async () => {
  await openPage();
  window.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('hydrated'));
  expect(find('p')?.hidden).toBe(true);
  window.dispatchEvent(new Event('error'));
  expect(find('p')?.hidden).toBe(true);
});
