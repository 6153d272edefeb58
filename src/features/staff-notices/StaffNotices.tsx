import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, type ReactNode } from 'react';

import { selectHasFailed, selectIsOnItsWay } from '#machines/staff-notices.selectors.ts';
import { today } from '#services/today.ts';
import { FocusFallback } from '#ui/FocusFallback.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { BannerForm } from './BannerForm.tsx';
import { ClosureForm } from './ClosureForm.tsx';
import { ClosureList } from './ClosureList.tsx';
import { ExportFile } from './ExportFile.tsx';
import { FileSource, NoFile } from './FileSource.tsx';
import { StaffContext, useStaff } from './staff-context.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

/** Lets the staff edit the closed days and the banner, from the current notices file to the new one. */
export const StaffNotices = () => (
  <StaffContext.Provider>
    <FocusFallback>
      <Work />
    </FocusFallback>
    <News />
  </StaffContext.Provider>
);

function Work() {
  const { staff } = useStaff();
  const isOnItsWay = StaffContext.useSelector(selectIsOnItsWay);
  const hasFailed = StaffContext.useSelector(selectHasFailed);
  useLeaveWarning();
  // The effect sends the current day, because it is unknown while prerendering.
  useEffect(() => staff.send({ type: 'session.start', today: today() }), [staff]);
  if (isOnItsWay) {
    // The message is as high as the screen, so that the footer does not visibly move down when the form appears.
    return (
      <Typography role="status" sx={{ minHeight: '100vh' }}>
        Loading the site’s notices...
      </Typography>
    );
  }
  if (hasFailed) return <NoFile />;
  return (
    <>
      <FileSource />
      <Part title="Closed days" number={1}>
        <ClosureForm />
        <ClosureList />
      </Part>
      <Part title="Notice on every page" number={2}>
        <BannerForm />
      </Part>
      <Part title="Put it on the site" number={3}>
        <ExportFile />
      </Part>
    </>
  );
}

/**
 * A live region that announces the last change. It is always rendered, because screen readers announce changes only in
 * regions that already exist.
 */
const News = () => (
  <Box role="status" sx={visuallyHidden}>
    {useStaff().statusMessage}
  </Box>
);

interface PartProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** One numbered step of the page, with a heading. */
function Part({ number, title, children }: PartProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: 'divider', mt: { xs: 6, md: 8 }, pt: { xs: 4, md: 5 } }}
    >
      <Typography
        id={id}
        variant="h2"
        sx={{ fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)', mb: { xs: 3, md: 4 } }}
      >
        <Box component="span" sx={{ color: 'ochre.main', mr: '0.5em' }}>
          {number}
        </Box>
        <span>{title}</span>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          gap: { xs: 4, md: 8 },
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
