import { expect, it, vi } from 'vitest';

import { registerServiceWorker } from '#services/register-service-worker.ts';

const stubWorker = (register: () => Promise<void> = () => Promise.resolve()) => {
  const worker = { postMessage: vi.fn<(message: unknown) => void>() };
  const serviceWorker = {
    register: vi.fn<() => Promise<void>>(register),
    ready: Promise.resolve({ active: worker }),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  return { register: serviceWorker.register, worker };
};

/** Creates a fake router at this path. The router can navigate. */
function openAt(pathname: string) {
  const listeners: (() => void)[] = [];
  const location = { pathname };
  return {
    pages: { state: { location }, subscribe: (listener: () => void) => listeners.push(listener) },
    goTo: (path: string) => {
      location.pathname = path;
      for (const listener of listeners) listener();
    },
  };
}

it('the service worker caches each opened page once', async () => {
  const { register, worker } = stubWorker();
  const kept = ['/assets/a.js', '/images/b.avif', '/sub/assets/d.css'];
  const files = [...kept, '/notices.json', '/?from=/assets/', '/xassets/c'].map((path) => ({
    name: `https://site.example${path}`,
  }));
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? (files as PerformanceEntryList) : [],
  );
  const { pages, goTo } = openAt('/faq');
  await registerServiceWorker(pages);
  for (const path of ['/faq', '/tours', '/tours']) goTo(path);
  expect(register.mock.calls).toEqual([['/sw.js']]);
  const messageFor = (path: string) => ({
    type: 'CACHE_URLS',
    payload: {
      urlsToCache: [
        [path, { headers: { Accept: 'text/html' } }],
        ...kept.map((file) => `https://site.example${file}`),
      ],
    },
  });
  const told = ['/faq', '/tours'].map((path) => [messageFor(path)]);
  expect(worker.postMessage.mock.calls).toEqual(told);
});

it('registerServiceWorker resolves even if the browser cannot register a service worker', async () => {
  vi.stubGlobal('navigator', {});
  const { pages } = openAt('/faq');
  await expect(registerServiceWorker(pages)).resolves.toBeUndefined();
  const { worker } = stubWorker(() => Promise.reject(new DOMException('private', 'SecurityError')));
  await expect(registerServiceWorker(pages)).resolves.toBeUndefined();
  expect(worker.postMessage).not.toHaveBeenCalled();
});
