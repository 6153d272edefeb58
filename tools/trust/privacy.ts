import type { Line } from './proof.ts';

/** Section P: security and privacy. */
export const privacy: readonly Line[] = [
  {
    id: 'P1',
    what: 'A content security policy, and no violation in any state',
    proofs: [
      ['e2e/prerender.spec.ts', 'a document rules itself'],
      ['e2e/every-state.spec.ts', 'axe finds nothing to complain of: ${name}'],
      ['e2e/models/booking.spec.ts', 'the booking, every event in every state'],
    ],
    open: 'Done otherwise: the policy stands in each document, since each has its own inline styles; what a document cannot say, who may frame it, is the header X-Frame-Options. Every browser test fails on a violation.',
  },
  {
    id: 'P2',
    what: 'Trusted types',
    proofs: [
      [
        'tests/tools/prerender/policy.test.ts',
        'the policy allows the site itself, the inline scripts and styles by hash, and the mail service',
      ],
      ['e2e/prerender.spec.ts', 'a document rules itself'],
    ],
    open: 'Done otherwise: one policy, `default`, in place of none, for the address of the offline worker.',
  },
  {
    id: 'P3',
    what: 'The security headers, on every host',
    proofs: [
      ['e2e/prerender.spec.ts', 'every answer carries the security headers'],
      [
        'tests/tools/hosts/configs.test.ts',
        'has every security header in every location that shows something, for refusals too',
      ],
      [
        'tests/build/hosts.test.ts',
        'is answered by the own server as by every host, request by request',
      ],
    ],
  },
  {
    id: 'P4',
    what: 'No third party; the mail service only when something is sent',
    proofs: [
      [
        'e2e/booking-network.spec.ts',
        'nothing is asked of others, but the mail service once, when the request is sent',
      ],
    ],
  },
  {
    id: 'P5',
    what: 'A fixed recipient, escaped values, no private key',
    proofs: [
      [
        'tests/emails/booking-request.test.ts',
        'goes to a fixed address, answers to the guest, and quotes no guest in the subject',
      ],
      ['tests/emails/booking-request.test.ts', 'holds no mistake and no triple braces'],
      ['tests/build/bundle.test.ts', 'holds no private key and nothing that would take one'],
    ],
    open: 'What the EmailJS dashboard is set to, docs/operations.md asks a person to check.',
  },
  {
    id: 'P6',
    what: 'E-mail and phone work when the service refuses',
    proofs: [
      [
        'e2e/booking-failures.spec.ts',
        '${name}: nothing is lost, and a retry succeeds with the same reference',
      ],
    ],
    open: 'The quota alert is a setting of the account.',
  },
  {
    id: 'P7',
    what: 'Traps for programs never lose a person’s request',
    proofs: [
      [
        'e2e/booking-truth.spec.ts',
        'the hidden field holds a person back once, and the mail says that it was filled',
      ],
      [
        'tests/machines/booking.machine.test.ts',
        'doubts nobody who took three seconds and left the hidden field alone',
      ],
    ],
  },
  {
    id: 'P8',
    what: 'No mail to an address that a visitor typed',
    proofs: [
      [
        'tests/emails/booking-request.test.ts',
        'goes to a fixed address, answers to the guest, and quotes no guest in the subject',
      ],
    ],
    open: 'That auto-reply is off is a setting of the account.',
  },
  {
    id: 'P9',
    what: 'The machine alone guards against a second sending',
    proofs: [
      [
        'tests/machines/booking.machine.test.ts',
        'sends the reviewed request once, however often it is submitted',
      ],
      [
        'tests/services/send-booking.test.ts',
        "keeps the SDK's refusal of headless browsers behind its switch",
      ],
    ],
  },
  {
    id: 'P10',
    what: 'Control and direction characters are taken out; no header has a guest’s words',
    proofs: [
      [
        'tests/domain/text.test.ts',
        'always gives one line with single spaces, and leaves it as it is',
      ],
      ['tests/tools/mail-desk/render.test.ts', 'keeps every header on one line'],
      ['tests/domain/booking.test.ts', 'cleans what was typed and leaves out what is no field'],
    ],
  },
  {
    id: 'P11',
    what: 'Nothing breaks out of the fallback e-mail’s address',
    proofs: [
      ['tests/domain/booking-text.test.ts', 'says exactly what it was given, whatever that is'],
      [
        'tests/domain/booking-text.test.ts',
        'is short enough, has no field but subject and body and hides nothing from staff, for any text at all',
      ],
    ],
  },
  {
    id: 'P12',
    what: 'Nothing personal is left behind',
    proofs: [
      ['e2e/booking-memory.spec.ts', 'nothing personal is left behind after success'],
      ['tests/services/booking-store.test.ts', 'keeps a draft for this tab until it is forgotten'],
    ],
  },
  {
    id: 'P13',
    what: 'Nothing personal in the console',
    proofs: [
      [
        'e2e/booking-failures.spec.ts',
        '${name}: nothing is lost, and a retry succeeds with the same reference',
      ],
      [
        'tests/services/send-booking.test.ts',
        'sends one mail with all parameters through the real SDK, and logs the answer alone',
      ],
    ],
  },
  {
    id: 'P14',
    what: 'The confirmation keeps the least',
    proofs: [
      [
        'tests/domain/booking-record.test.ts',
        'holds the reference, tour, date, persons and time of sending, and nothing personal',
      ],
    ],
  },
  {
    id: 'P15',
    what: 'The address chooses one of the eight tours, or nothing',
    proofs: [
      ['tests/domain/booking.test.ts', 'takes nothing else from outside (case %#)'],
      ['tests/fuzz/outside-data.test.ts', 'addresses: one of the eight tours, or none'],
      [
        'e2e/booking-form.spec.ts',
        'only one of the eight tours is preselected, whatever the address says',
      ],
    ],
  },
  {
    id: 'P16',
    what: 'What comes from storage, history and address is checked; success cannot be forged',
    proofs: [
      [
        'tests/fuzz/outside-data.test.ts',
        'receipts: only tours, days and groups that are on offer, at their price',
      ],
      [
        'tests/fuzz/outside-data.test.ts',
        'navigation states: a tour, a trail of steps, or nothing; never further back than the trail',
      ],
      ['e2e/booking-truth.spec.ts', 'and a tab that has sent nothing is told so'],
    ],
  },
  {
    id: 'P17',
    what: 'No raw HTML, no code from text, no opener for other sites',
    proofs: [
      ['e2e/prerender.spec.ts', 'a document rules itself'],
      ['tests/ui/site-frame.test.tsx', 'links to the pages and to the two sister companies'],
    ],
    open: 'The lint rule `react/no-danger` is a step of `npm test`, not a test.',
  },
  {
    id: 'P18',
    what: 'What the lock file names is installed, and nothing comes from elsewhere',
    proofs: [
      [
        'tests/tools/setup/dependencies.test.ts',
        'are there when npm installed what the lock asks for',
      ],
      [
        'e2e/booking-network.spec.ts',
        'nothing is asked of others, but the mail service once, when the request is sent',
      ],
    ],
    open: 'OPEN: `npm audit` is no step of `npm test`, which must also pass without a network.',
  },
];
