import { useEffect } from 'react';

import { selectIsUnsaved } from '#machines/staff-notices.selectors.ts';

import { StaffContext } from './staff-context.tsx';

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Links of this site would lead on without a word: as links to anywhere else, they make the browser ask. */
const leaveAsLinksDo = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href^="/"]')) {
    event.stopPropagation();
  }
};

/** While changes stand in no file yet, the browser asks before the page goes; otherwise nothing listens. */
export function useLeaveWarning() {
  const isUnsaved = StaffContext.useSelector(selectIsUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', askBeforeLeaving);
    document.addEventListener('click', leaveAsLinksDo, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', askBeforeLeaving);
      document.removeEventListener('click', leaveAsLinksDo, { capture: true });
    };
  }, [isUnsaved]);
}
