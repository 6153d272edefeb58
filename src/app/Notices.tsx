import { NoticesBanner } from '#features/notices/NoticesBanner.tsx';
import { NoticesProvider } from '#features/notices/notices-context.tsx';

export const Notices = () => (
  <NoticesProvider>
    <NoticesBanner />
  </NoticesProvider>
);
