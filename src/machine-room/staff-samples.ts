const TODAY = '2026-11-22';

const file = `{
  "closedDays": [
    { "day": "2026-09-21", "reason": "Independence Day" },
    { "from": "2026-12-24", "to": "2026-12-26", "reason": "Christmas" }
  ],
  "banner": { "id": "sample", "text": "A sample banner." }
}`;

const wind = { from: '2026-12-01', to: '2026-12-02', scope: 'flight', reason: 'Wind' } as const;

export const staffSamples = {
  'visit.start': { 'one-morning': { today: TODAY } },
  'file.open': {
    'kept-on-the-disk': { file: { origin: 'disk', name: 'notices.json', text: file } },
    'a-picture': { file: { origin: 'disk', name: 'boat.jpg', text: 'no file of notices' } },
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
} as const;

export const staffOutcomes = {
  loadFile: {
    done: { 'as-on-the-site': file, 'none-on-the-site': null, 'a-page-of-html': '<!doctype html>' },
    failed: { 'no-answer': new Error('sample') },
  },
} as const;
