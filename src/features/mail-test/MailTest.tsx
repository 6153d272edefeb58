import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';

import { company } from '#content/company.ts';
import { testAdvice } from '#domain/booking/test-request.ts';
import { mailTestMachine } from '#machines/mail-test.machine.ts';
import { inspect } from '#services/inspector.ts';
import { sendTestRequest } from '#services/send-test-request.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';

const machine = mailTestMachine.provide({
  actors: { sendTest: fromPromise(() => sendTestRequest()) },
});

/** Sends one request, marked as a test, through the real email service, and describes the result. */
export function MailTest() {
  const [snapshot, send] = useMachine(machine, { inspect });
  const { failure, reference } = snapshot.context;
  const isSending = snapshot.matches('sending');
  return (
    <Box
      component="section"
      aria-labelledby="mail-test"
      sx={{ borderTop: 1, borderColor: 'divider', mt: { xs: 6, md: 8 }, pt: { xs: 4, md: 5 } }}
    >
      <Typography
        id="mail-test"
        variant="h2"
        sx={{ fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)', mb: 2 }}
      >
        Test the mail account
      </Typography>
      <Typography sx={{ mb: 3, maxWidth: TEXT_MEASURE }}>
        {`This sends one request, marked as a test, to ${company.email}. It counts toward the month’s quota.`}
      </Typography>
      <Button
        variant="outlined"
        onClick={() => {
          if (!isSending) send({ type: 'test.send' });
        }}
      >
        <span key={String(isSending)}>
          {isSending ? 'Sending the test...' : 'Send a test request'}
        </span>
      </Button>
      <Box role="status" sx={{ mt: 2, maxWidth: TEXT_MEASURE }}>
        {snapshot.matches('sent') ? (
          <span>
            {`EmailJS took the test request ${reference}. Look into the inbox of ${company.email} now. If it is not there within a few minutes, check the spam folder and To Email in the dashboard.`}
          </span>
        ) : null}
        {failure ? (
          <>
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {`The test failed. ${testAdvice(failure.code)}`}
            </Box>
            <Box component="span" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
              {`Response: ${failure.detail || 'none'}`}
            </Box>
          </>
        ) : null}
      </Box>
    </Box>
  );
}
