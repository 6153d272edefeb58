import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import {
  plainTextKinds,
  possibleKinds,
  type PlainTextKind,
} from '#domain/booking/answer-options.ts';
import { answerText } from '#domain/booking/answer-text.ts';
import { copyText } from '#services/copy-text.ts';

import { useAnswer, type RequestProps } from './answer-context.tsx';
import { answerNames } from './answer-names.ts';
import { AnswerOption } from './AnswerOptionFields.tsx';
import { COPY_REFUSED } from './SendActions.tsx';
import { ViewHeading } from './ViewHeading.tsx';

/** A button for each answer that this request can have, and the texts that staff only copy. */
export function AnswerChoices({ request, options }: RequestProps) {
  const { answer, hasChosen } = useAnswer();
  return (
    <Box component="section" sx={{ mt: { xs: 4, md: 0 }, displayPrint: 'none' }}>
      <ViewHeading takesFocus={hasChosen}>What is your answer?</ViewHeading>
      <Typography sx={{ mt: 1, mb: 2 }}>
        Each button shows a text that you can change. Nothing is sent yet.
      </Typography>
      <Box sx={buttonsStyle}>
        {possibleKinds(request).map((kind, index) => (
          <Button
            key={kind}
            size="large"
            variant={index === 0 ? 'contained' : 'outlined'}
            color={index === 0 ? 'secondary' : 'primary'}
            onClick={() => answer.send({ type: 'answer.choose', kind })}
          >
            {answerNames[kind]}
          </Button>
        ))}
      </Box>
      <Box sx={{ mt: 3, maxWidth: { sm: '20rem' } }}>
        <AnswerOption field="day" request={request} options={options} />
      </Box>
      <Box component="details" sx={{ mt: 2 }}>
        <Box component="summary" sx={{ py: 1.5, fontWeight: 600 }}>
          Other texts to copy
        </Box>
        {plainTextKinds.map((kind) => (
          <PlainText key={kind} kind={kind} request={request} options={options} />
        ))}
      </Box>
    </Box>
  );
}

function PlainText({ kind, request, options }: RequestProps & { kind: PlainTextKind }) {
  const { today } = useAnswer();
  const [isCopied, setCopied] = useState<boolean>();
  const text = answerText(kind, request, options, today);
  return (
    <Box component="section" aria-label={answerNames[kind]} sx={{ mt: 2 }}>
      <Typography variant="h3">{answerNames[kind]}</Typography>
      <Typography dir="auto" sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Button variant="outlined" onClick={() => void copyText(text).then(setCopied)}>
        Copy the text
      </Button>
      <Box role="status">
        {isCopied === true ? 'The text was copied.' : null}
        {isCopied === false ? COPY_REFUSED : null}
      </Box>
    </Box>
  );
}

const buttonsStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
  },
} as const;
