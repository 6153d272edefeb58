import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';

import { BANNER_LIMIT } from '#domain/notices-file.ts';
import type { BannerDraft } from '#domain/staff-notices.ts';
import { cleanLine, countCharacters } from '#domain/text.ts';
import { selectBannerDraft, selectToday } from '#machines/staff-notices.selectors.ts';
import { Button } from '#ui/Button.tsx';

import { DayInput } from './ClosureForm.tsx';
import { StaffContext } from './staff-context.tsx';

/** The message on every page, beside what visitors will see of it. */
export function BannerForm({ Preview }: { Preview: ComponentType<{ text: string }> }) {
  const staff = StaffContext.useActorRef();
  const { text, until } = StaffContext.useSelector(selectBannerDraft);
  const today = StaffContext.useSelector(selectToday);
  const change = (patch: Partial<BannerDraft>) => staff.send({ type: 'banner.change', patch });
  const line = cleanLine(text);
  const count = countCharacters(line);
  const isOver = until !== '' && until < today;

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          justifyItems: 'start',
          '& > *': { maxWidth: '100%' },
        }}
      >
        <TextField
          id="notice"
          label="Notice"
          multiline
          minRows={3}
          value={text}
          error={count > BANNER_LIMIT}
          helperText={`${count} of ${BANNER_LIMIT} characters. Leave it empty for no notice.`}
          onChange={({ target }) => change({ text: target.value })}
        />
        <DayInput
          id="notice-until"
          label="Last day (optional)"
          value={until}
          earliest={today}
          hint={
            isOver
              ? 'This day is over, so nobody sees the notice any more.'
              : 'Without it the notice stays until you take it away.'
          }
          onChange={(day) => change({ until: day })}
        />
        <Button
          disabled={text === '' && until === ''}
          onClick={() => change({ text: '', until: '' })}
        >
          Take the notice away
        </Button>
      </Box>
      <Box component="section" aria-labelledby="preview">
        <Typography id="preview" variant="h3" sx={{ mb: 2 }}>
          {line === '' ? 'No page has a notice' : 'As guests see it'}
        </Typography>
        {line === '' ? null : <Preview text={line} />}
      </Box>
    </>
  );
}
