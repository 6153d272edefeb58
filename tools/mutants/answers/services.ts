import type { Answer } from '../answers.ts';

export const serviceAnswers: readonly Answer[] = [
  {
    why: '`undefined` counts as “not there” just like `false`.',
    survivors: [
      ['src/services/chunk-recovery.ts', '() => false,', '() => false → () => undefined'],
    ],
  },
  {
    why: 'The listener would run once more when the device is online again, and find its promise settled.',
    survivors: [
      [
        'src/services/chunk-recovery.ts',
        "window.removeEventListener('online', goOn);",
        '\'online\' → ""',
      ],
    ],
  },
  {
    why: 'Without the early return a browser without workers throws into the `catch`, which gives the same `undefined`; the message to a worker that is not active would be lost either way.',
    survivors: [
      [
        'src/services/offline-reading.ts',
        'if (!serviceWorker) return undefined;',
        '!serviceWorker → false',
      ],
      [
        'src/services/offline-reading.ts',
        "active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });",
        'active?.postMessage → active.postMessage',
      ],
      ['src/services/offline-reading.ts', '} catch {', '{ return undefined; } → {}'],
    ],
  },
  {
    why: 'Without a request the message would name none, and no tab listens to a message without a reference.',
    survivors: [['src/services/tab-channel.ts', 'if (!held) return;', '!held → false']],
  },
  {
    why: 'Only an answer is addressed to a tab; every other message is to nobody.',
    survivors: [
      [
        'src/services/tab-channel.ts',
        "if (message.kind === 'taken' && message.to === from) onTaken();",
        "message.kind === 'taken' → true",
      ],
    ],
  },
  {
    why: 'When both hold the same reference, either both are there or both are not; the comparison before it has told the rest apart.',
    survivors: [
      [
        'src/services/tab-channel.ts',
        'if (!isNew && held?.version === request?.version) return;',
        'held?.version → held.version',
      ],
      [
        'src/services/tab-channel.ts',
        'if (!isNew && held?.version === request?.version) return;',
        'request?.version → request.version',
      ],
    ],
  },
  {
    why: 'Closing a channel that is closed already does nothing.',
    survivors: [
      [
        'src/services/tab-channel.ts',
        "window.removeEventListener('pagehide', close);",
        '\'pagehide\' → ""',
      ],
    ],
  },
  {
    why: 'On the day of the build both are the same day.',
    survivors: [
      [
        'src/services/today.ts',
        'return day < builtOn ? builtOn : day;',
        'day < builtOn → day <= builtOn',
      ],
    ],
  },
  {
    why: 'The stand-in for the browser’s query has one kind of event; the real one is turned on and off in `e2e/carousel.spec.ts`.',
    survivors: [
      [
        'src/services/watch-page.ts',
        "lessMotion.addEventListener('change', tell);",
        '\'change\' → ""',
      ],
      [
        'src/services/watch-page.ts',
        "return () => lessMotion.removeEventListener('change', tell);",
        '\'change\' → ""',
      ],
    ],
  },
  {
    why: 'The stand-in for the browser’s observer gives every ratio; how often the real one looks is tried in a browser.',
    survivors: [
      [
        'src/services/watch-page.ts',
        '{ threshold: LEAST_IN_VIEW },',
        '{ threshold: LEAST_IN_VIEW } → {}',
      ],
    ],
  },
  {
    why: 'A test was written for it since this run; the next run will tell.',
    survivors: [
      [
        'src/services/booking-store.ts',
        'latestReceipt ?? withTabStorage((storage) => storage.getItem(RECEIPT_KEY), null);',
        '(storage) => storage.getItem(RECEIPT_KEY) → () => undefined',
      ],
      [
        'src/services/calendar-file.ts',
        'export async function downloadCalendarEntry(entry: CalendarEntry): Promise<void> {',
        '{ const text = await calendarText(entry, new Date()); downloadText({ name: `${entry.refer… → {}',
      ],
      [
        'src/services/calendar-file.ts',
        "downloadText({ name: `${entry.reference}.ics`, type: 'text/calendar', text });",
        "{ name: `${entry.reference}.ics`, type: 'text/calendar', text } → {}",
      ],
      [
        'src/services/calendar-file.ts',
        "downloadText({ name: `${entry.reference}.ics`, type: 'text/calendar', text });",
        '`${entry.reference}.ics` → ``',
      ],
      [
        'src/services/calendar-file.ts',
        "downloadText({ name: `${entry.reference}.ics`, type: 'text/calendar', text });",
        '\'text/calendar\' → ""',
      ],
      [
        'src/services/calendar-file.ts',
        "calendar.updatePropertyWithValue('prodid', `-//${cleanLine(company.name)}//Booking request//EN`);",
        '`-//${cleanLine(company.name)}//Booking request//EN` → ``',
      ],
      [
        'src/services/calendar-file.ts',
        "event.updatePropertyWithValue('transp', 'OPAQUE');",
        '\'OPAQUE\' → ""',
      ],
      [
        'src/services/notices.ts',
        "const DISMISSED_KEY = 'dismissed-banner';",
        '\'dismissed-banner\' → ""',
      ],
      [
        'src/services/send-booking.ts',
        'const [{ init, send }, { mailParameters }] = await loadSending().catch((error: unknown) => {',
        "{ throw new SendFailure('notLoaded', String(error)); } → {}",
      ],
      [
        'src/services/send-booking.ts',
        "throw new SendFailure('notLoaded', String(error));",
        '\'notLoaded\' → ""',
      ],
      [
        'src/services/send-booking.ts',
        '} catch {',
        "{ Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })… → {}",
      ],
      [
        'src/services/send-booking.ts',
        "Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });",
        '\'localStorage\' → ""',
      ],
      [
        'src/services/send-booking.ts',
        "Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });",
        '{ value: undefined, configurable: true } → {}',
      ],
      [
        'src/services/send-booking.ts',
        "Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });",
        'true → false',
      ],
      [
        'src/services/send-booking.ts',
        "if (typeof error === 'string') throw new SendFailure('misconfigured', error);",
        '\'misconfigured\' → ""',
      ],
      [
        'src/services/send-booking.ts',
        "(name) => settings[name] === '',",
        "(name) => settings[name] === '' → () => undefined",
      ],
      [
        'src/services/send-booking.ts',
        "(name) => settings[name] === '',",
        "settings[name] === '' → false",
      ],
      [
        'src/services/send-booking.ts',
        "(name) => settings[name] === '',",
        '\'\' → "Stryker was here!"',
      ],
      ['src/services/send-booking.ts', 'if (missing.length > 0) {', 'missing.length > 0 → false'],
      [
        'src/services/send-booking.ts',
        'if (missing.length > 0) {',
        "{ throw new SendFailure('misconfigured', `The site was built without ${missing.join(', ')… → {}",
      ],
      [
        'src/services/send-booking.ts',
        "throw new SendFailure('misconfigured', `The site was built without ${missing.join(', ')}`);",
        "`The site was built without ${missing.join(', ')}` → ``",
      ],
      [
        'src/services/send-booking.ts',
        "throw new SendFailure('misconfigured', `The site was built without ${missing.join(', ')}`);",
        '\', \' → ""',
      ],
      [
        'src/services/send-booking.ts',
        'if (problem) throw new SendFailure(problem, `${answer.status} ${answer.text}`);',
        '`${answer.status} ${answer.text}` → ``',
      ],
      [
        'src/services/send-booking.ts',
        'function hideBlockedStorage() {',
        "{ try { void window.localStorage; } catch { Object.defineProperty(window, 'localStorage',… → {}",
      ],
      ['src/services/send-booking.ts', 'try {', '{ void window.localStorage; } → {}'],
      [
        'src/services/send-booking.ts',
        "if (typeof error === 'string') throw new SendFailure('misconfigured', error);",
        "typeof error === 'string' → false",
      ],
      [
        'src/services/send-booking.ts',
        "if (typeof error === 'string') throw new SendFailure('misconfigured', error);",
        '\'string\' → ""',
      ],
      [
        'src/services/send-booking.ts',
        "typeof error === 'object' && error !== null && 'status' in error && 'text' in error;",
        "typeof error === 'object' && error !== null && 'status' in error && 'text' in error → typeof error === 'object' && error !== null && 'status' in error || 'text' in error",
      ],
      [
        'src/services/send-booking.ts',
        "typeof error === 'object' && error !== null && 'status' in error && 'text' in error;",
        "typeof error === 'object' && error !== null && 'status' in error → true",
      ],
      [
        'src/services/send-booking.ts',
        "typeof error === 'object' && error !== null && 'status' in error && 'text' in error;",
        "typeof error === 'object' && error !== null && 'status' in error → typeof error === 'object' && error !== null || 'status' in error",
      ],
      [
        'src/services/send-booking.ts',
        "typeof error === 'object' && error !== null && 'status' in error && 'text' in error;",
        "typeof error === 'object' && error !== null → true",
      ],
      [
        'src/services/send-booking.ts',
        "typeof error === 'object' && error !== null && 'status' in error && 'text' in error;",
        "typeof error === 'object' && error !== null → typeof error === 'object' || error !== null",
      ],
      [
        'src/services/send-booking.ts',
        "typeof error === 'object' && error !== null && 'status' in error && 'text' in error;",
        "typeof error === 'object' → true",
      ],
      [
        'src/services/send-booking.ts',
        "typeof error === 'object' && error !== null && 'status' in error && 'text' in error;",
        'error !== null → true',
      ],
      ['src/services/watch-page.ts', 'if (!latest) return;', '!latest → false'],
    ],
  },
];
