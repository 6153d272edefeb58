import { defineEntry, type MachineEntry } from 'xstate-machine-room/tools';

import { answerMachine } from '#machines/answer.machine.ts';

import { christmas, sampleRequest } from './booking-samples.ts';

/** The machine room's entries for the machines on the staff's pages. */
export const staffEntries: readonly MachineEntry[] = [
  defineEntry({
    machine: answerMachine,
    rationale:
      'The link in an email must never do anything by itself, because mail programs open links to check them. So every way to send starts in `composing`, after a person has chosen an answer, and this page only hands the text over to a mail program, WhatsApp or the clipboard. The code in the link may come from anybody: it passes the form’s own rules, and prices and texts come from this site. What staff set (day, offer, pickup) holds for every answer to the request. Once staff have edited a text, the options no longer rewrite it, and another link in this tab replaces it only after a question.',
    samples: {
      'link.open': {
        'from-the-email': { code: 'sample', today: '2026-11-20', minutes: 720 },
        'without-a-code': { code: '', today: '2026-11-20', minutes: 720 },
      },
      'day.change': { 'after-the-tour': { today: '2026-12-26', minutes: 0 } },
      'closedDays.change': { christmas: { closedDays: [christmas] } },
      'answer.choose': { yes: { kind: 'yes' }, 'another-day': { kind: 'otherDay' } },
      'options.change': { 'pickup-time': { patch: { pickupTime: '8:15 AM' } } },
      'text.edit': { 'a-sentence': { text: 'Hello, and welcome.' } },
      'answer.send': { email: { channel: 'email' }, copy: { channel: 'copy' } },
    },
    actorResults: {
      decodeRequest: {
        done: { 'a-couple': sampleRequest('2'), 'a-group-of-6': sampleRequest('6') },
        failed: { 'cut-on-its-way': new Error('sample') },
      },
    },
  }),
];
