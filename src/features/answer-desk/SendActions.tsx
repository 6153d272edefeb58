import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';
import { useState } from 'react';

import type { AnswerChannel } from '#domain/booking/answer-text.ts';
import type { StaffRequest } from '#domain/booking/staff-request.ts';
import {
  selectEmailHref,
  selectErrors,
  selectIsHandedOver,
  selectText,
  selectWhatsAppHref,
} from '#machines/answer.selectors.ts';
import { copyText } from '#services/copy-text.ts';

import { AnswerContext, useAnswer } from './answer-context.tsx';

const outcomes: Readonly<Record<AnswerChannel, string>> = {
  email:
    'Your mail program has the answer. Check it there and press Send. To correct something, change it here and send it once more.',
  whatsapp:
    'WhatsApp has the answer. Check it there and press Send. To correct something, change it here and send it once more.',
  copy: 'The text was copied. Paste it where you write to the guest.',
};

/** Opens the reply in the program that sends it. */
export function SendActions({ request }: { request: StaffRequest }) {
  const { answer, channel } = useAnswer();
  const text = AnswerContext.useSelector(selectText);
  const emailHref = AnswerContext.useSelector(selectEmailHref);
  const whatsAppHref = AnswerContext.useSelector(selectWhatsAppHref);
  const errors = Object.entries(AnswerContext.useSelector(selectErrors, shallowEqual));
  const isHandedOver = AnswerContext.useSelector(selectIsHandedOver);
  const [isCopyRefused, setCopyRefused] = useState(false);
  const send = (to: AnswerChannel) => answer.send({ type: 'answer.send', channel: to });
  const copy = async () => {
    const isCopied = await copyText(text);
    setCopyRefused(!isCopied);
    if (isCopied) send('copy');
  };
  const firstField = errors[0]?.[0];
  const hasErrors = errors.length > 0;
  const showError = () => document.getElementById(`answer-${firstField}`)?.focus();
  const leading = { variant: 'contained', color: 'secondary' } as const;
  const other = { variant: 'outlined', color: 'primary' } as const;

  const byEmail =
    emailHref === null ? null : (
      <Button
        key="email"
        {...leading}
        {...(hasErrors
          ? { onClick: showError }
          : { href: emailHref, onClick: () => send('email') })}
      >
        Send by email
      </Button>
    );
  const byWhatsApp =
    whatsAppHref === null ? null : (
      <Button
        key="whatsapp"
        {...other}
        {...(hasErrors
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
    );

  const byCopy = (
    <Button
      key="copy"
      {...(emailHref === null ? leading : other)}
      onClick={() => (hasErrors ? showError() : void copy())}
    >
      Copy the text
    </Button>
  );
  const buttons = [byEmail, byWhatsApp, byCopy];

  return (
    <>
      {hasErrors ? (
        <Typography sx={{ fontWeight: 600 }}>
          {`First fill in what is missing: ${errors.map(([, error]) => error).join(' ')}`}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{buttons}</Box>
      {emailHref === null ? (
        <Typography>
          {`This text is too long for an email link, which mail programs would cut. Press Copy, and paste it into a new email to ${request.booking.email}.`}
        </Typography>
      ) : null}
      {whatsAppHref === null ? (
        <Typography>
          WhatsApp isn’t offered, because the phone number has no country code.
        </Typography>
      ) : null}
      <Box role="status">
        {isHandedOver && channel ? <strong>{outcomes[channel]}</strong> : null}
        {isCopyRefused ? (
          <span>The browser did not allow copying. Select the text above and copy it.</span>
        ) : null}
      </Box>
    </>
  );
}
