import { defineEntry, type MachineEntry } from 'xstate-machine-room/tools';

import { SubmissionError } from '#domain/booking/submission-error.ts';
import { accordionMachine } from '#machines/accordion.machine.ts';
import { answerMachine } from '#machines/answer.machine.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { carouselMachine } from '#machines/carousel.machine.ts';
import { galleryMachine } from '#machines/gallery.machine.ts';
import { menuMachine } from '#machines/menu.machine.ts';
import { noticesMachine } from '#machines/notices.machine.ts';
import { tourFilterMachine } from '#machines/tour-filter.machine.ts';
import { faqTabsMachine, tourTabsMachine } from '#machines/tabs.machine.ts';

import { bookingSamples, christmas, sampleRequest } from './booking-samples.ts';

const notices = { closedDays: [christmas], banner: { id: 'sample', text: 'A sample banner.' } };

/** The machine room's entry for each machine: its rationale and its sample events. */
export const entries: readonly MachineEntry[] = [
  defineEntry({
    machine: bookingMachine,
    rationale:
      'The buttons that work depend on where the visitor is, so each situation is a state rather than a flag. `review` takes `booking.submit`, and so do the states in which an answer is overdue; `usual` does not, so a second press cannot send a second email. Guards use the same rules as the error messages, so no step opens before the steps in front of it are valid, not even with the Back button. A failed attempt returns to the review and keeps every answer. After 20 seconds without an answer, `slow` says that it is unknown whether the request arrived: the visitor can try again with the same reference, while a late answer to the first attempt still counts. Answers that change after a mail that may have arrived get a new reference, and the new mail names those it replaces. What only the browser knows (today’s date where the tours run, a saved draft) arrives as one event, so the prerendered page and the first paint are the same.',
    samples: bookingSamples,
    actorResults: {
      sendBooking: {
        done: { accepted: undefined },
        failed: {
          'service-busy': new SubmissionError('busy', 'sample answer 503'),
          'device-offline': new SubmissionError('offline', 'sample'),
        },
      },
    },
  }),
  defineEntry({
    machine: carouselMachine,
    rationale:
      'Two things look alike but differ: a pause (pointer on words or controls, hidden page) ends by itself; a stop (button, keyboard, reduced motion) does not. The reasons for a pause are a list, because there can be two reasons at once, and ending one must not start the slides while the other lasts. Every new slide re-enters `rotating`, which restarts its timer; otherwise the slides would advance once and freeze.',
    input: { slideCount: 4 },
    samples: {
      'slide.select': { 'the-third': { index: 2 }, 'the-first': { index: 0 } },
      'pause.start': { pointer: { reason: 'pointer' }, 'hidden-page': { reason: 'hiddenPage' } },
      'pause.end': { pointer: { reason: 'pointer' }, 'hidden-page': { reason: 'hiddenPage' } },
    },
  }),
  defineEntry({
    machine: galleryMachine,
    rationale:
      'The previews of the thumbnails are tooltips with a specified delay, which the component library keeps. The machine only knows which picture is shown.',
    samples: { 'picture.show': { 'the-second': { index: 1 } } },
  }),
  defineEntry({
    machine: menuMachine,
    rationale:
      'The menu closes for four reasons, and only one of them is its own button; each is an event, so none can be forgotten. The machine controls the popover: once the app is hydrated, MENU sends an event, and the popover opens because the state is `open`. When the browser closes the popover itself, for example on Back on Android, the machine gets `menu.close`. While the menu is open, the page behind it neither scrolls nor takes the focus.',
  }),
  defineEntry({
    machine: tourFilterMachine,
    rationale:
      'Both the buttons and the URL control the list, and they must never trigger each other in a loop. Both lead to `deciding`, which moves on to the requested list. Only a press changes the URL, and an event that asks for the list already on screen does nothing.',
    input: { filter: 'all' },
    samples: {
      'filter.choose': {
        flight: { filter: 'flight' },
        'water-taxi': { filter: 'water-taxi' },
        road: { filter: 'road' },
        all: { filter: 'all' },
      },
      'address.change': { road: { filter: 'road' }, all: { filter: 'all' } },
    },
  }),
  defineEntry({
    machine: tourTabsMachine,
    rationale:
      'Each tab is a state, so the chart shows what can be open, and exactly one tab always is. A click, the URL and a match of the find bar all send the same event.',
    input: { initial: 'overview' },
  }),
  defineEntry({
    machine: faqTabsMachine,
    title: 'FAQ tabs',
    rationale:
      'Like the tabs of a tour page. A link to a question selects the tab that contains the question, and the accordion opens it.',
    input: { initial: 'ruins' },
  }),
  defineEntry({
    machine: accordionMachine,
    rationale:
      'The browser opens and closes the items, one at a time, and reports each change. The machine follows, and it leads when the URL names an item.',
    input: { item: null },
    samples: {
      'item.open': { first: { item: 'first' }, second: { item: 'second' } },
      'item.close': { first: { item: 'first' }, second: { item: 'second' } },
    },
  }),
  defineEntry({
    machine: noticesMachine,
    rationale:
      'Staff edit one file on the host. The site must show it soon but must not depend on it. A failed load is retried with growing delays, then not until the visitor comes back; until then, the notices loaded before stay in use.',
    samples: {
      'session.start': {
        'first-visit': { dismissedBanner: null },
        'banner-closed-before': { dismissedBanner: 'sample' },
      },
    },
    actorResults: {
      loadNotices: {
        done: { 'with-a-banner': notices, empty: { closedDays: [], banner: null } },
        failed: { 'no-answer': new Error('sample') },
      },
    },
  }),
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
