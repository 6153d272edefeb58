import { noNotices, type Notices } from '#domain/notices/notices.ts';

/** Returns the expected result of parsing a file with these notices and problems. */
export const parseResult = (notices: Partial<Notices>, ...problems: string[]) => ({
  notices: { ...noNotices, ...notices },
  problems,
  unknown: [],
});
