import { useEffect } from 'react';

import { selectIsUnsaved } from '#machines/staff-notices.selectors.ts';

import { StaffContext } from './staff-context.tsx';

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Stops clicks on internal links before the router handles them. The browser then loads the whole page, which is the
 * only way to make it ask before leaving.
 */
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
