import { Outlet } from 'react-router-dom';

import { Contained } from '#ui/Contained.tsx';

/** A page that crashes starts anew; if that does not help, the error screen takes its place. */
export const ContainedPage = () => (
  <Contained instead={null}>
    <Outlet />
  </Contained>
);
