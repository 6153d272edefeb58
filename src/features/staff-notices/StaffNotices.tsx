import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';

import { selectHasFailed, selectIsOnItsWay } from '#machines/staff-notices.selectors.ts';
import { today } from '#services/today.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { BannerForm } from './BannerForm.tsx';
import { ClosureForm } from './ClosureForm.tsx';
import { ClosureList } from './ClosureList.tsx';
import { NoFile, OpenedFile } from './OpenedFile.tsx';
import { Part } from './Part.tsx';
import { StaffContext, useStaff } from './staff-context.tsx';
import { TakeFile } from './TakeFile.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

interface StaffNoticesProps {
  /** The banner as visitors see it. */
  Preview: ComponentType<{ text: string }>;
}

/** Closed days and the banner, from the file as it is to the file as it shall be. */
export const StaffNotices = (props: StaffNoticesProps) => (
  <StaffContext.Provider>
    <KeepsFocus>
      <Work {...props} />
    </KeepsFocus>
    <News />
  </StaffContext.Provider>
);

function Work({ Preview }: StaffNoticesProps) {
  const { staff } = useStaff();
  const isOnItsWay = StaffContext.useSelector(selectIsOnItsWay);
  const hasFailed = StaffContext.useSelector(selectHasFailed);
  useLeaveWarning();
  // What only the browser knows.
  useEffect(() => staff.send({ type: 'visit.start', today: today() }), [staff]);
  if (isOnItsWay) {
    return <Typography role="status">The notices of the site are on their way …</Typography>;
  }
  if (hasFailed) return <NoFile />;
  return (
    <>
      <OpenedFile />
      <Part title="Closed days" number={1}>
        <ClosureForm />
        <ClosureList />
      </Part>
      <Part title="Notice on every page" number={2}>
        <BannerForm Preview={Preview} />
      </Part>
      <Part title="Put it on the site" number={3}>
        <TakeFile />
      </Part>
    </>
  );
}

/** A pressed button may go with all that is around it: Tab goes on from here. */
function KeepsFocus({ children }: { children: ReactNode }) {
  StaffContext.useSelector(({ value }) => JSON.stringify(value));
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) place.current?.focus();
  });
  return (
    <Box
      ref={place}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true;
      }}
    >
      {children}
    </Box>
  );
}

/** What happened last; always there, so that screen readers hear of every change. */
const News = () => (
  <Box role="status" sx={visuallyHidden}>
    {useStaff().news}
  </Box>
);
