import { NoticesBanner } from './NoticesBanner.tsx';
import { NoticesProvider } from './notices-context.tsx';

export const Notices = () => (
  <NoticesProvider>
    <NoticesBanner />
  </NoticesProvider>
);
