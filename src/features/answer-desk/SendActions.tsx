import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';
import { useState } from 'react';

import { company } from '#content/company.ts';
import type { AnswerChannel } from '#domain/booking/answer-text.ts';
import type { StaffRequest } from '#domain/booking/staff-request.ts';
import {
  selectEmailHref,
  selectErrors,
  selectText,
  selectWhatsAppHref,
} from '#machines/answer.machine.ts';
import { copyText } from '#services/copy-text.ts';

import { AnswerContext, useAnswer } from './answer-context.tsx';

export const COPY_REFUSED = 'The browser did not allow copying. Select the text above and copy it.';

const outcomes: Readonly<Record<AnswerChannel, string>> = {
  email: 'Your mail program has the answer. Check it there and press Send.',
  whatsapp: 'WhatsApp has the answer. Check it there and press Send.',
  copy: 'The text was copied. Paste it where you write to the guest.',
};

/** Opens the reply in the program that sends it. */
export function SendActions({ request }: { request: StaffRequest }) {
  const { answer, channel } = useAnswer();
  const text = AnswerContext.useSelector(selectText);
  const emailHref = AnswerContext.useSelector(selectEmailHref);
  const whatsAppHref = AnswerContext.useSelector(selectWhatsAppHref);
  const errors = Object.entries(AnswerContext.useSelector(selectErrors, shallowEqual));
  const [isCopyRefused, setCopyRefused] = useState(false);
  const send = (to: AnswerChannel) => answer.send({ type: 'answer.send', channel: to });
  const copy = async () => {
    const isCopied = await copyText(text);
    setCopyRefused(!isCopied);
    if (isCopied) send('copy');
  };
  const firstField = errors[0]?.[0];
  const isEmpty = text.trim() === '';
  const isBlocked = errors.length > 0 || isEmpty;
  const showError = () => document.getElementById(`answer-${firstField ?? 'text'}`)?.focus();
  const leading = { variant: 'contained', color: 'secondary' } as const;

  return (
    <>
      {errors.length > 0 ? (
        <Typography sx={{ fontWeight: 600 }}>
          {`First fill in what is missing: ${errors.map(([, error]) => error).join(' ')}`}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {emailHref === null ? null : (
          <Button
            {...leading}
            {...(isBlocked
              ? { onClick: showError }
              : { href: emailHref, onClick: () => send('email') })}
          >
            Send by email
          </Button>
        )}
        {whatsAppHref === null ? null : (
          <Button
            variant="outlined"
            {...(isBlocked
              ? { onClick: showError }
              : {
                  href: whatsAppHref,
                  target: '_blank',
                  rel: 'noopener noreferrer',
                  onClick: () => send('whatsapp'),
                })}
          >
            Send by WhatsApp
          </Button>
        )}
        <Button
          {...(emailHref === null ? leading : { variant: 'outlined' })}
          onClick={() => (isBlocked ? showError() : void copy())}
        >
          Copy the text
        </Button>
      </Box>
      {emailHref === null ? (
        <Typography>
          {`This text is too long for an email link, which mail programs would cut. Press Copy, and paste it into a new email to ${request.booking.email}.`}
        </Typography>
      ) : null}
      {whatsAppHref === null && company.whatsApp ? (
        <Typography>
          WhatsApp isn’t offered, because the phone number has no country code.
        </Typography>
      ) : null}
      <Box role="status">
        {channel ? (
          <strong>{`${outcomes[channel]} Now mark the request’s email as done.`}</strong>
        ) : null}
        {isCopyRefused ? COPY_REFUSED : null}
      </Box>
    </>
  );
}
