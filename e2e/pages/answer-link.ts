import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

/** Returns the path of the answer link in the email that arrived last. */
export function answerPath(desk: MailDesk): string {
  const [, path = ''] =
    /href="https:\/\/[^"/]+(\/answer#[\w-]+)"/.exec(desk.mails()[0]?.html ?? '') ?? [];
  return path;
}
