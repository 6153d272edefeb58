import type { Line } from './proof.ts';

/** Section R: what may go wrong around the site. */
export const resilience: readonly Line[] = [
  {
    id: 'R1',
    what: 'Storage that throws, is full or absent loses only the resume',
    proofs: [
      ['e2e/booking-truth.spec.ts', 'where storage is ${how}, after a reload too'],
      [
        'e2e/booking-memory.spec.ts',
        'the form and its confirmation work where site data is blocked',
      ],
      ['tests/services/booking-store.test.ts', 'keeps the receipt alone, in memory, when %s'],
    ],
  },
  {
    id: 'R2',
    what: 'Mail code that cannot be loaded leads to the failure panel',
    proofs: [
      ['e2e/booking-failures.spec.ts', 'mail code that cannot be loaded shows the failure panel'],
    ],
  },
  {
    id: 'R3',
    what: 'A time-out is called unknown, and the retry has the same reference',
    proofs: [
      [
        'e2e/booking-failures.spec.ts',
        'a request that nobody answers is given up after 20 seconds, and says that it may have arrived',
      ],
    ],
  },
  {
    id: 'R4',
    what: 'After any failure everything is kept, with every way on',
    proofs: [
      [
        'e2e/booking-failures.spec.ts',
        '${name}: nothing is lost, and a retry succeeds with the same reference',
      ],
    ],
  },
  {
    id: 'R5',
    what: 'Offline is told, nothing is sent by itself, and a try is never blocked',
    proofs: [
      ['e2e/booking-network.spec.ts', 'a connection that comes back sends nothing by itself'],
      [
        'tests/services/send-booking.test.ts',
        'says offline only when the device was offline from the start to the end',
      ],
    ],
  },
  {
    id: 'R6',
    what: 'A blocked request is told in words that include a blocker',
    proofs: [
      ['tests/domain/send-outcome.test.ts', 'tells the visitor: ${hint}'],
      [
        'e2e/booking-failures.spec.ts',
        '${name}: nothing is lost, and a retry succeeds with the same reference',
      ],
    ],
  },
  {
    id: 'R7',
    what: 'Every refusal of the service has the same panel; 429 says when to try again',
    proofs: [
      [
        'e2e/booking-failures.spec.ts',
        '${name}: nothing is lost, and a retry succeeds with the same reference',
      ],
      ['tests/domain/send-outcome.test.ts', 'tells the visitor: ${hint}'],
    ],
  },
  {
    id: 'R8',
    what: 'An answer that breaks off',
    proofs: [
      [
        'tests/services/send-booking.test.ts',
        'takes nothing for sent but 200 and the service’s own word',
      ],
      ['e2e/booking-unknown.spec.ts', '${name}, after a reload too'],
    ],
    open: 'Done otherwise: without the service’s whole word the request is called unknown, not sent, since a Wi-Fi sign-in page says 200 as well.',
  },
  {
    id: 'R9',
    what: 'Any two presses make one request',
    proofs: [['e2e/booking-failures.spec.ts', '${name} sends one request']],
  },
  {
    id: 'R10',
    what: 'A page left while sending says so on return',
    proofs: [
      [
        'e2e/booking-memory.spec.ts',
        'a page left while sending says afterwards that the request may have arrived',
      ],
    ],
  },
  {
    id: 'R11',
    what: 'Pages may rest in the back/forward cache, and are brought up to date',
    proofs: [
      [
        'tests/build/bundle.test.ts',
        'has no script that a page left for another could not come back from at once',
      ],
      ['e2e/models/booking.spec.ts', 'the booking, every event in every state'],
    ],
  },
  {
    id: 'R12',
    what: 'An old tab after a release loads anew once, and keeps the draft',
    proofs: [
      ['e2e/app-shell.spec.ts', 'a link whose script is gone loads the new document instead'],
      ['e2e/app-shell.spec.ts', 'a script that stays away does not reload for ever'],
    ],
  },
  {
    id: 'R13',
    what: 'What was read can be read offline, and says of which day it is',
    proofs: [
      ['e2e/offline.spec.ts', 'pages that were read can be read again without a connection'],
      ['e2e/offline.spec.ts', 'a link to a page that was not read says so instead of failing'],
    ],
  },
  {
    id: 'R14',
    what: 'Today is the day in Belize, in any language of the device',
    proofs: [
      ['tests/domain/calendar.test.ts', 'on a device in %s'],
      ['tests/domain/calendar.test.ts', 'the device’s language'],
    ],
  },
  {
    id: 'R15',
    what: 'Days stay days, in any time zone',
    proofs: [
      ['tests/domain/calendar.test.ts', 'keeps any day of the century, and writes it out as it is'],
      ['tests/domain/booking.test.ts', 'has the same window on a device in %s'],
      ['tests/services/calendar-file.test.ts', 'keeps the day in %s'],
    ],
  },
  {
    id: 'R16',
    what: 'The window is a year, leap days and midnight included',
    proofs: [
      [
        'tests/domain/booking.test.ts',
        'may be 28 February of the next year when today is 29 February, and no later',
      ],
      [
        'tests/machines/booking.machine.test.ts',
        'asks again for a date that has passed since it was chosen',
      ],
      ['e2e/models/booking.spec.ts', 'the booking, every event in every state'],
    ],
  },
  {
    id: 'R17',
    what: 'A wrong clock breaks nothing, and the mail has the date in words',
    proofs: [
      [
        'e2e/booking-truth.spec.ts',
        'a clock that stands before the site was built counts as the day of the build',
      ],
      ['tests/domain/mail-parameters.test.ts', 'describes one booking'],
    ],
  },
  {
    id: 'R18',
    what: 'The fallback e-mail is never too long',
    proofs: [
      [
        'tests/domain/booking-text.test.ts',
        'is exact, short enough and marked where it is cut, for any request that can be sent',
      ],
    ],
  },
  {
    id: 'R19',
    what: 'Where no mail program opens, there are text and copy',
    proofs: [
      [
        'e2e/booking-network.spec.ts',
        'where no mail program opens, address and phone can be read, and the request be copied',
      ],
    ],
  },
  {
    id: 'R20',
    what: 'The calendar file has a link beside it',
    proofs: [
      ['tests/services/calendar-file.test.ts', 'offers the same entry as a Google Calendar link'],
      [
        'e2e/booking-form.spec.ts',
        'the confirmation keeps the request: copy, calendar file, e-mail, and is useful when opened cold',
      ],
    ],
  },
  {
    id: 'R21',
    what: 'Copying and sharing that fail leave text behind',
    proofs: [
      ['tests/services/share-link.test.ts', 'is silent when the visitor closes the share sheet'],
      ['tests/features/tour-detail.test.tsx', 'shows the link where nothing else works'],
    ],
  },
  {
    id: 'R22',
    what: 'Content comes before scripts, and little of them',
    proofs: [
      ['e2e/prerender.spec.ts', 'every page shows its heading and its links'],
      ['tests/build/budgets.test.ts', '/book runs at most ${budgets.book} kB of scripts'],
    ],
  },
  {
    id: 'R23',
    what: 'Without scripts every page can be read, and the form says how to book',
    proofs: [
      ['e2e/prerender.spec.ts', 'every page shows its heading and its links'],
      ['e2e/layout.spec.ts', 'opens, leads to the pages, and closes'],
      ['tests/build/bundle.test.ts', 'says how to book without scripts'],
    ],
  },
  {
    id: 'R24',
    what: 'Two tabs do not send under one name',
    proofs: [
      [
        'e2e/booking-unknown.spec.ts',
        'sends under a reference of its own, and the first keeps its own',
      ],
      ['e2e/booking-unknown.spec.ts', 'of a request that may have arrived is a version of it'],
    ],
  },
];
