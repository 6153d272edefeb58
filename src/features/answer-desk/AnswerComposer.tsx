import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

import { answerSubject } from '#domain/booking/answer-text.ts';
import { selectText } from '#machines/answer.machine.ts';

import { AnswerContext, useAnswer, type RequestProps } from './answer-context.tsx';
import { answerNames } from './answer-names.ts';
import { AnswerOptionFields } from './AnswerOptionFields.tsx';
import { SendActions } from './SendActions.tsx';
import { ViewHeading } from './ViewHeading.tsx';

/** The chosen reply as the guest will read it, and the form fields for facts that only staff know. */
export function AnswerComposer({ request, options }: RequestProps) {
  const { answer, kind } = useAnswer();
  const text = AnswerContext.useSelector(selectText);
  return (
    <Box component="section" sx={{ mt: { xs: 4, md: 0 }, displayPrint: 'none' }}>
      <ViewHeading>{answerNames[kind]}</ViewHeading>
      <Box sx={columnsStyle}>
        <AnswerOptionFields request={request} options={options} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {`To: ${request.booking.email}`}
            <br />
            {`Subject: ${answerSubject(request)}`}
          </Typography>
          <TextField
            id="answer-text"
            label="Answer to the guest"
            multiline
            fullWidth
            minRows={12}
            value={text}
            onChange={({ target }) => answer.send({ type: 'text.edit', text: target.value })}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <SendActions request={request} />
        </Box>
      </Box>
      <Button sx={{ mt: 4 }} onClick={() => answer.send({ type: 'answer.leave' })}>
        Choose another answer
      </Button>
    </Box>
  );
}

const columnsStyle = {
  mt: 3,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' },
  alignItems: 'start',
} as const;
