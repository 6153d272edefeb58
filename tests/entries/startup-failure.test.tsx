import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const LONGEST_WAIT = 3000;

const broken = 'data:text/javascript,export%20{';
let runs = 0;
/** Returns the URL of a script that works. Each call returns a new URL, because a process runs each URL only once. */
const works = () =>
  `data:text/javascript,document.documentElement.dataset.ran='';/*${(runs += 1)}*/`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

async function openPage(script: string) {
  document.body.innerHTML = `
    <div id="root" data-scripts="${script}">
      <p hidden data-startup-failure tabindex="-1">Call us</p>
      <div data-replay><button>Next slide</button></div>
    </div>`;
  vi.resetModules();
  await import('#entries/early-clicks.ts');
}

const waitForStart = () => vi.advanceTimersByTimeAsync(LONGEST_WAIT);

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  window.dispatchEvent(new Event('hydrated'));
  delete document.documentElement.dataset['ran'];
});

it.each([
  ['is missing', undefined],
  [
    'throws',
    class {
      observe() {
        throw new TypeError('no paint');
      }
    },
  ],
])(
  'the app starts in a browser without a working PerformanceObserver: it %s',
  async (_, observer) => {
    vi.stubGlobal('PerformanceObserver', observer);
    await openPage(works());
    await waitForStart();
    await vi.waitFor(() => expect(document.documentElement.dataset['ran']).toBe(''));
  },
);

it('the app starts only after the document is parsed', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await openPage(works());
  await waitForStart();
  expect(document.documentElement.dataset['ran']).toBeUndefined();
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(document.documentElement.dataset['ran']).toBe(''));
});

/**
 * Ignores unhandled rejections. A browser only logs that the start was rejected, but here the rejection would fail the
 * test.
 */
function ignoreRejections() {
  const ignore = () => {};
  process.on('unhandledRejection', ignore);
  return () => process.off('unhandledRejection', ignore);
}

it.each([
  ['the app script cannot run', broken],
  ['the app reports a startup failure', null],
])(
  'the page shows the startup failure notice and stops queueing clicks if %s',
  async (_, script) => {
    const stopIgnoring = ignoreRejections();
    await openPage(script ?? works());
    find('button')?.click();
    expect(find('[data-pending]')).toBe(find('button'));
    if (!script) window.dispatchEvent(new Event('startup-failed'));
    await waitForStart();
    await vi.waitFor(() => expect(find('p')?.hidden).toBe(false));
    stopIgnoring();
    expect(find('[data-pending]')).toBeNull();
    expect(document.activeElement).toBe(find('p'));
    const onClick = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    find('button')?.addEventListener('click', onClick);
    find('button')?.click();
    expect(onClick).toHaveBeenCalledOnce();
  },
);

const throwing = (message: string) =>
  `data:text/javascript,throw%20new%20TypeError(${encodeURIComponent(JSON.stringify(message))})/*${(runs += 1)}*/`;

/** Responds to every request for a file, and counts the reloads that the page triggers. */
function serveFiles() {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.resolve(new Response())),
  );
  window.name = '';
  return () => window.name.startsWith('reloaded');
}

it('the page shows the startup failure notice without a reload if the browser lacks a method', async () => {
  const stopIgnoring = ignoreRejections();
  const hasReloaded = serveFiles();
  await openPage(throwing('[].missing is not a function'));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(find('p')?.hidden).toBe(false);
  });
  stopIgnoring();
  expect(hasReloaded()).toBe(false);
});

it.each([
  'Failed to fetch dynamically imported module: /assets/a.js',
  'error loading dynamically imported module: /assets/a.js',
  'Importing a module script failed.',
])('the page reloads after the import error "%s"', async (message) => {
  const hasReloaded = serveFiles();
  await openPage(throwing(message));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(hasReloaded()).toBe(true);
  });
  expect(find('p')?.hidden).toBe(true);
});

it('the page hides the startup failure notice if the app hydrates later', async () => {
  await openPage(works());
  window.dispatchEvent(new Event('startup-failed'));
  expect(find('p')?.hidden).toBe(false);
  window.dispatchEvent(new Event('hydrated'));
  expect(find('p')?.hidden).toBe(true);
});
