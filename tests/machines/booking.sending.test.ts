import { describe, expect, it, vi } from 'vitest';

import { SubmissionError, type SubmissionErrorCode } from '#domain/booking/submission-error.ts';
import {
  selectIsBusy,
  selectReceipt,
  selectSavedDraft,
  selectSubmissionError,
} from '#machines/booking.selectors.ts';
import { startReviewing, type Send } from '#tests/support/booking-actor.ts';
import { noon, receipt, reference, validDraft } from '#tests/support/booking-draft.ts';

const works = () => vi.fn<Send>(() => Promise.resolve());
const failure = (code: SubmissionErrorCode) => new SubmissionError(code, 'no');

it('submitting the booking review twice sends only one request', async () => {
  const send = works();
  const { submit, isSent, read } = startReviewing(send);
  submit('2026-11-21');
  submit('2026-11-21');
  expect(read(selectReceipt)).toBeNull();
  await isSent();
  expect(send.mock.calls).toEqual([
    [
      {
        reference,
        replaces: null,
        isDoubtful: false,
        isDayChecked: false,
        today: '2026-11-21',
        minutes: noon,
        booking: validDraft,
      },
    ],
  ]);
  expect(read(selectReceipt)).toEqual(receipt);
  expect(read(selectSavedDraft)).toBeNull();
});

it('a request is marked as checked for closed days if the closed days are known', () => {
  const send = works();
  const { tell, submit } = startReviewing(send);
  tell({ type: 'closedDays.change', closedDays: [] });
  submit();
  expect(send.mock.calls).toEqual([[expect.objectContaining({ isDayChecked: true })]]);
});

it('a failed request keeps its answers and its error until the next attempt', async () => {
  const send = works().mockRejectedValueOnce(failure('busy'));
  const { submit, hasFailed, isSent, tell, next, context, logFailure } = startReviewing(send);
  submit();
  await hasFailed();
  expect(context()).toMatchObject({ error: 'busy', draft: validDraft });
  expect(logFailure.mock.calls).toEqual([[expect.objectContaining({ code: 'busy' })]]);
  tell({ type: 'step.back' });
  expect(context().error).toBe('busy');
  next();
  submit();
  expect(context().error).toBeNull();
  await isSent();
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

it.each([
  ['the honeypot is filled in', false, true, 0, true],
  ['the form is filled in faster than people type', true, false, 2999, true],
  ['a visitor took three seconds and left the honeypot empty', true, false, 3000, false],
])(
  'the first attempt sends the request and says whether it looks automated: %s',
  async (_, isHasty, isHoneypotFilled, ms, isDoubtful) => {
    const send = works();
    const { clock, submit, isSent } = startReviewing(send, { isHasty });
    clock.increment(ms);
    submit(undefined, { isHoneypotFilled });
    await isSent();
    expect(send.mock.calls.map(([request]) => request.isDoubtful)).toEqual([isDoubtful]);
  },
);

/** Submits the review. The service answers each request only when the test says so. */
function startSending() {
  const answers: { resolve: () => void; reject: (error: SubmissionError) => void }[] = [];
  const send = vi.fn<Send>(
    () => new Promise((resolve, reject) => void answers.push({ resolve, reject })),
  );
  const booking = startReviewing(send);
  booking.submit();
  return {
    ...booking,
    send,
    accept: (index: number) => answers[index]?.resolve(),
    refuse: (index: number, code: SubmissionErrorCode) => answers[index]?.reject(failure(code)),
    timeOut: () => booking.clock.increment(20_000),
    /** Waits until the machine has received the answers. */
    settle: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

describe('a request without an answer', () => {
  it('a request without an answer is reported as possibly arrived after exactly 20 seconds', () => {
    const { clock, value, read, logFailure } = startSending();
    clock.increment(19_999);
    expect([value(), read(selectSubmissionError)]).toEqual([{ submitting: 'usual' }, null]);
    clock.increment(1);
    expect(value()).toEqual({ submitting: { slow: 'waiting' } });
    expect([read(selectSubmissionError), read(selectIsBusy)]).toEqual(['timedOut', false]);
    expect(logFailure.mock.calls).toEqual([[{ code: 'timedOut', detail: 'no answer in 20 s' }]]);
  });

  it('a late OK leads to the confirmation', async () => {
    const { timeOut, accept, isSent, read } = startSending();
    timeOut();
    accept(0);
    await isSent();
    expect(read(selectReceipt)).toEqual(receipt);
  });

  it('a late failure is shown', async () => {
    const { timeOut, refuse, hasFailed, read } = startSending();
    timeOut();
    refuse(0, 'badRequest');
    await hasFailed();
    expect(read(selectSubmissionError)).toBe('badRequest');
    expect(read(selectSavedDraft)).toMatchObject({ mayHaveArrived: true });
  });

  it('another attempt has the same reference and is shown as pending', () => {
    const { timeOut, submit, send, read } = startSending();
    timeOut();
    submit();
    submit();
    expect([read(selectSubmissionError), read(selectIsBusy)]).toEqual([null, true]);
    expect(send.mock.calls.map(([request]) => request.reference)).toEqual([reference, reference]);
  });

  it.each(['first', 'second'] as const)(
    'during another attempt, an OK to the %s one leads to the confirmation',
    async (which) => {
      const { timeOut, submit, accept, isSent, send } = startSending();
      timeOut();
      submit();
      accept(which === 'first' ? 0 : 1);
      await isSent();
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  it('during another attempt, the failure of the first one is forgotten', async () => {
    const { timeOut, submit, refuse, accept, settle, value, read, isSent } = startSending();
    timeOut();
    submit();
    refuse(0, 'badRequest');
    await settle();
    expect(value()).toEqual({ submitting: { slow: { again: 'usual' } } });
    expect(read(selectSubmissionError)).toBeNull();
    accept(1);
    await isSent();
  });

  it('the failure of another attempt is shown', async () => {
    const { timeOut, submit, refuse, hasFailed, read } = startSending();
    timeOut();
    submit();
    refuse(1, 'busy');
    await hasFailed();
    expect(read(selectSubmissionError)).toBe('busy');
  });

  it.each([0, 1])(
    'after another attempt has timed out too, an OK to attempt %i leads to the confirmation',
    async (index) => {
      const { timeOut, submit, accept, isSent, read } = startSending();
      timeOut();
      submit();
      timeOut();
      expect(read(selectSubmissionError)).toBe('timedOut');
      accept(index);
      await isSent();
    },
  );

  it('a third attempt can be made', () => {
    const { timeOut, submit, send } = startSending();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      timeOut();
      submit();
    }
    expect(send.mock.calls.map(([request]) => request.reference)).toEqual(
      Array<string>(3).fill(reference),
    );
  });
});

describe('leaving a request that is being sent', () => {
  it.each([
    ['Back after the timeout', { type: 'step.back' }, { editing: 'pickup' }],
    ['Change after the timeout', { type: 'field.edit', field: 'email' }, { editing: 'trip' }],
    [
      'Change of step 2 after the timeout',
      { type: 'field.edit', field: 'accommodation' },
      { editing: 'pickup' },
    ],
    [
      'a hint after the timeout',
      { type: 'draft.change', patch: { phone: '+1 555 0100 22' } },
      null,
    ],
  ] as const)('after %s, a late answer no longer counts', async (_, event, expected) => {
    const { timeOut, tell, accept, settle, value, read } = startSending();
    timeOut();
    tell(event);
    accept(0);
    await settle();
    expect(value()).toEqual(expected ?? { editing: { review: 'ready' } });
    expect(read(selectReceipt)).toBeNull();
  });

  it.each(['trip', 'pickup'] as const)(
    'the browser’s Back to the step %s leaves the request, which may have arrived',
    async (step) => {
      const { tell, accept, settle, value, read } = startSending();
      tell({ type: `${step}.open` });
      accept(0);
      await settle();
      expect(value()).toEqual({ editing: step });
      expect(read(selectSavedDraft)).toMatchObject({ reference, mayHaveArrived: true });
    },
  );

  it('a request that is being sent is saved as possibly arrived', () => {
    const { read } = startSending();
    expect(read(selectSavedDraft)).toEqual({
      reference,
      replaces: [],
      mayHaveArrived: true,
      draft: validDraft,
      step: 'review',
    });
  });

  it('Back and Change are ignored until the timeout', () => {
    const { tell, value } = startSending();
    tell({ type: 'step.back' });
    tell({ type: 'field.edit', field: 'email' });
    expect(value()).toEqual({ submitting: 'usual' });
  });

  it('a failed request that cannot have arrived is not saved as possibly arrived', async () => {
    const { refuse, hasFailed, read } = startSending();
    refuse(0, 'offline');
    await hasFailed();
    expect(read(selectSavedDraft)).toMatchObject({ reference, mayHaveArrived: false });
  });

  it('a request that may have arrived stays so after an attempt that cannot have arrived', async () => {
    const { refuse, hasFailed, submit, read } = startSending();
    refuse(0, 'busy');
    await hasFailed();
    submit();
    refuse(1, 'offline');
    await hasFailed();
    expect(read(selectSavedDraft)).toMatchObject({ reference, mayHaveArrived: true });
  });
});
