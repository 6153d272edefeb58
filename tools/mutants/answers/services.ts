import type { Answer } from './answer.ts';

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
    why: 'A browser without workers throws in the next line, and what is not returned after that is `undefined` as well.',
    survivors: [
      [
        'src/services/offline-reading.ts',
        'if (!serviceWorker) return undefined;',
        '!serviceWorker → false',
      ],
      ['src/services/offline-reading.ts', '} catch {', '{ return undefined; } → {}'],
    ],
  },
  {
    why: 'The browser’s promise `ready` comes with an active worker; TypeScript cannot know it.',
    survivors: [
      [
        'src/services/offline-reading.ts',
        "active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });",
        'active?.postMessage → active.postMessage',
      ],
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
];
