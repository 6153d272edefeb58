import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

import { BANNER_LIMIT } from '#domain/notices/notices-schema.ts';
import { formatExcess } from '#domain/notices/parse-notices.ts';
import type { BannerDraft } from '#domain/notices/staff-notices.ts';
import { sanitizeLine, countCharacters } from '#lib/text.ts';
import { selectIsBannerOver } from '#machines/staff-notices.selectors.ts';
import { NoticeCard } from '#ui/NoticeCard.tsx';

import { DayInput } from './ClosureForm.tsx';
import { StaffContext, useStaff } from './staff-context.tsx';

/** A form that edits the banner, beside a preview of the banner. */
export function BannerForm() {
  const { staff, banner, today } = useStaff();
  const { text, until } = banner;
  const change = (patch: Partial<BannerDraft>) => staff.send({ type: 'banner.change', patch });
  const line = sanitizeLine(text);
  const over = formatExcess(line, BANNER_LIMIT);
  const isOver = StaffContext.useSelector(selectIsBannerOver);
  const shownTo = isOver ? 'This notice has expired' : 'As guests see it';

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
          error={over !== ''}
          helperText={
            over
              ? `Too long by ${over}. The limit is ${BANNER_LIMIT}.`
              : `${countCharacters(line)} of ${BANNER_LIMIT} characters. Leave it empty for no notice.`
          }
          onChange={({ target }) => change({ text: target.value })}
        />
        <DayInput
          id="notice-until"
          label="Last day (optional)"
          value={until}
          earliest={today}
          error={isOver ? 'This day has passed, so the notice no longer shows.' : undefined}
          helperText="Without one, the notice stays until you remove it."
          onChange={(day) => change({ until: day })}
        />
        <Button
          variant="outlined"
          disabled={text === '' && until === ''}
          onClick={() => change({ text: '', until: '' })}
        >
          Remove notice
        </Button>
      </Box>
      <Box component="section" aria-labelledby="preview">
        <Typography id="preview" variant="h3" sx={{ mb: 2 }}>
          {line === '' ? 'There is no notice' : shownTo}
        </Typography>
        {line === '' ? null : (
          <NoticeCard text={line} onDismiss={() => {}} sx={{ maxWidth: 440 }} />
        )}
      </Box>
    </>
  );
}
