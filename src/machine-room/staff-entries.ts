import { defineEntry, type MachineEntry } from 'xstate-machine-room/tools';

import { SubmissionError } from '#domain/booking/submission-error.ts';
import { answerMachine } from '#machines/answer.machine.ts';
import { mailTestMachine } from '#machines/mail-test.machine.ts';
import { staffNoticesMachine } from '#machines/staff-notices.machine.ts';

import { christmas, sampleRequest } from './booking-samples.ts';

const past = { day: '2026-09-21', reason: 'Independence Day' };
const noticesFile = JSON.stringify({
  closedDays: [past, christmas],
  banner: { id: 'sample', text: 'A sample banner.' },
});
const wind = { from: '2026-12-01', to: '2026-12-02', scope: 'flight', reason: 'Wind' } as const;

/** The machine room's entries for the machines on the staff's pages. */
export const staffEntries: readonly MachineEntry[] = [
  defineEntry({
    machine: staffNoticesMachine,
    rationale:
      'A state, not a comparison, says whether changes would be lost: every change leads to `changed`, only downloading or copying the file leads back to `kept`, and the tag `unsaved` is the one place that tells the browser to ask. Another file can replace changes only through `replacing`, which asks first. The file can be downloaded only if the code that every visitor’s page uses can read it without a problem.',
    samples: {
      'session.start': { 'one-morning': { today: '2026-11-22' } },
      'file.open': {
        'kept-on-the-disk': { file: { origin: 'disk', name: 'notices.json', text: noticesFile } },
        'a-picture': { file: { origin: 'disk', name: 'boat.jpg', text: 'not a notices file' } },
      },
      'day.choose': { christmas: { day: '2026-12-25' }, 'the-day-after': { day: '2026-12-26' } },
      'closure.change': {
        'days-and-reason': { patch: wind },
        'reason-emptied': { patch: { reason: '' } },
      },
      'closure.remove': { 'the-first': { index: 0 } },
      'banner.change': {
        written: { patch: { text: 'The river is high.' } },
        'too-long': { patch: { text: 'The river is high. '.repeat(20) } },
      },
    },
    actorResults: {
      loadFile: {
        done: {
          'as-on-the-site': noticesFile,
          'none-on-the-site': null,
          'a-page-of-html': '<!doctype html>',
        },
        failed: { 'no-answer': new Error('sample') },
      },
    },
    inspectable: {
      context: [
        'today',
        'opened',
        'fileName',
        'problems',
        'closedDays',
        'closure',
        'showsErrors',
        'banner',
        'statusMessage',
      ],
      event: ['today', 'day', 'patch', 'index'],
    },
  }),
  defineEntry({
    machine: answerMachine,
    rationale:
      'The link in an email must never do anything by itself, because mail programs open links to check them. So every way to send starts in `composing`, after a person has chosen an answer, and this page only hands the text over to a mail program, WhatsApp or the clipboard. The code in the link may come from anybody: it passes the form’s own rules, and prices and texts come from this site. Once staff have changed the text by hand, the options no longer rewrite it; `edited` says so, and only `text.restore` goes back.',
    samples: {
      'link.open': {
        'from-the-email': { code: 'sample', today: '2026-11-20', minutes: 720 },
        'after-the-tour': { code: 'sample', today: '2026-12-26', minutes: 720 },
        'without-a-code': { code: '', today: '2026-11-20', minutes: 720 },
      },
      'day.change': { 'after-the-tour': { today: '2026-12-26', minutes: 0 } },
      'closedDays.change': { christmas: { closedDays: [christmas] } },
      'answer.choose': {
        yes: { kind: 'yes' },
        offer: { kind: 'offer' },
        'another-day': { kind: 'otherDay' },
        thanks: { kind: 'thanks' },
      },
      'options.change': {
        'no-time': { patch: { pickupTime: '' } },
        'pickup-time': { patch: { pickupTime: '8:15 AM' } },
      },
      'text.edit': { 'a-sentence': { text: 'Hello, and welcome.' } },
      'answer.send': {
        email: { channel: 'email' },
        whatsapp: { channel: 'whatsapp' },
        copy: { channel: 'copy' },
      },
    },
    actorResults: {
      decodeRequest: {
        done: { 'a-couple': sampleRequest('2'), 'a-group-of-6': sampleRequest('6') },
        failed: { 'cut-on-its-way': new Error('sample') },
      },
    },
    inspectable: { context: ['today', 'kind', 'channel'], event: ['kind', 'channel', 'today'] },
  }),
  defineEntry({
    machine: mailTestMachine,
    rationale:
      'Only `sending` invokes the service, and it does not take `test.send`, so a second press cannot send a second email.',
    actorResults: {
      sendTest: {
        done: { accepted: 'sample' },
        failed: { 'wrong-key': new SubmissionError('badRequest', 'sample') },
      },
    },
    inspectable: { context: ['failure'], event: [] },
  }),
];
