import { useEffect } from 'react';

import { selectIsUnsaved } from '#machines/staff-notices.selectors.ts';

import { StaffContext } from './staff-context.tsx';

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Follows links of this site with a full page load, because only that makes the browser ask. */
const leaveAsLinksDo = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href^="/"]')) {
    event.stopPropagation();
  }
};

/** Makes the browser ask before the visitor leaves with unsaved changes. Without changes, no listener is attached. */
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
