import { useEffect } from 'react';

import type { Closure } from '#domain/notices/notices.ts';
import { takeAnswerCode } from '#services/take-answer-code.ts';
import { onMinute, placeNow } from '#services/today.ts';

import { AnswerContext } from './answer-context.tsx';

/** Sends facts that only the browser knows to the machine: the answer code in the link, the time, and the closed days. */
export function useAnswerLink(closedDays: readonly Closure[] | null) {
  const answer = AnswerContext.useActorRef();
  useEffect(() => {
    const openLink = () => {
      const code = takeAnswerCode();
      const isFirst = answer.getSnapshot().matches('opening');
      if (code === null && !isFirst) return;
      answer.send({ type: 'link.open', code: code ?? '', ...placeNow() });
    };
    openLink();
    // A link from another email that is opened in the same tab changes only the hash.
    window.addEventListener('hashchange', openLink);
    return () => window.removeEventListener('hashchange', openLink);
  }, [answer]);
  useEffect(() => onMinute(() => answer.send({ type: 'day.change', ...placeNow() })), [answer]);
  useEffect(() => {
    if (closedDays) answer.send({ type: 'closedDays.change', closedDays });
  }, [answer, closedDays]);
}
