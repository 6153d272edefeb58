import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';
import { useState } from 'react';

import {
  selectFileProblems,
  selectFileText,
  selectIsClosurePending,
  selectIsUnsaved,
} from '#machines/staff-notices.selectors.ts';
import { copyText } from '#services/copy-text.ts';
import { downloadFile } from '#services/download-file.ts';
import { noticesUrl } from '#services/fetch-notices.ts';

import { Problems } from './Problems.tsx';
import { StaffContext, useStaff } from './staff-context.tsx';

type Outcome = 'downloaded' | 'copied' | 'copyRefused';

const outcomes: Readonly<Record<Outcome, string>> = {
  downloaded:
    'notices.json is in your downloads. If one was there already, the browser calls the new one “notices (1).json” or similar: rename it to notices.json before you put it on the site.',
  copied: 'The file was copied to the clipboard.',
  copyRefused: 'The browser did not allow copying. Open “View the file”, select all and copy it.',
};

/** Exports the notices file and explains how to upload it. */
export function ExportFile() {
  const { staff } = useStaff();
  const text = StaffContext.useSelector(selectFileText);
  const problems = StaffContext.useSelector(selectFileProblems, shallowEqual);
  const isPending = StaffContext.useSelector(selectIsClosurePending);
  const isUnsaved = StaffContext.useSelector(selectIsUnsaved);
  const [taken, setTaken] = useState<{ text: string; outcome: Outcome }>();
  const outcome = taken?.text === text ? taken.outcome : undefined;
  const take = (how: Outcome) => {
    setTaken({ text, outcome: how });
    if (how !== 'copyRefused') staff.send({ type: 'file.export' });
  };

  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {problems.length > 0 ? (
          <Problems
            title="The file is not ready"
            lines={problems}
            hint="Please correct this above. Then you can download the file."
          />
        ) : (
          <Typography>
            {isUnsaved
              ? 'The file is checked and ready. Your changes are only on this page until you download or copy it.'
              : 'The file is checked. It contains all your changes.'}
          </Typography>
        )}
        {isPending ? (
          <Typography sx={{ fontWeight: 600 }}>
            The days that you chose in step 1 are not in it yet. Press “Close these days” first.
          </Typography>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="contained"
            color="secondary"
            disabled={problems.length > 0}
            onClick={() => {
              downloadFile({ name: 'notices.json', type: 'application/json', content: text });
              take('downloaded');
            }}
          >
            Download notices.json
          </Button>
          <Button
            variant="outlined"
            disabled={problems.length > 0}
            onClick={() =>
              void copyText(text).then((done) => take(done ? 'copied' : 'copyRefused'))
            }
          >
            Copy the file
          </Button>
        </Box>
        <Box role="status">{outcome ? <span>{outcomes[outcome]}</span> : null}</Box>
        <Box component="details" sx={{ width: '100%' }}>
          <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
            View the file
          </Box>
          {/* The text is focusable, so that it can be scrolled with the keyboard. */}
          <Box component="pre" tabIndex={0} sx={fileStyle}>
            {text}
          </Box>
        </Box>
      </Box>
      <Box component="ol" sx={{ pl: 3, m: 0, '& li': { mb: 1.25 } }}>
        <li>Download the file here.</li>
        <li>
          {`Put it on the server in place of the old one, under the same name, the way you usually upload files. The site reads it at ${noticesUrl}.`}
        </li>
        <li>Open the site in a new window. Check the notice and the booking form’s calendar.</li>
      </Box>
    </>
  );
}

const fileStyle = {
  m: 0,
  p: 2,
  maxHeight: 320,
  overflow: 'auto',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
} as const;
