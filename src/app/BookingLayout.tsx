import { lazy, Suspense, type ComponentType } from 'react';
import { Outlet } from 'react-router-dom';

import { Contained } from '#ui/Contained.tsx';

/** Nothing depends on a toast, so a chunk that is lost leaves the form as it is. */
const Toasts = lazy<ComponentType>(() =>
  import('./Toasts.tsx').then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: () => null }),
  ),
);

/** Form and confirmation share their toasts, so that the success notice outlives the form. */
export const BookingLayout = () => (
  <>
    <Outlet />
    <Contained>
      <Suspense>
        <Toasts />
      </Suspense>
    </Contained>
  </>
);
