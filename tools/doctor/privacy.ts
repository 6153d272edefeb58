import type { RawContent } from '#content/content-files.ts';
import { plainPageSchema } from '#content/schema/plain-page.ts';

import { type Finding, fine, todo } from './finding.ts';

/** Checks that a page tells guests what happens to the details that they send. */
export function privacyFindings(content: RawContent): readonly Finding[] {
  const pages = Object.entries(content).flatMap(([file, value]) => {
    const { data } = plainPageSchema.safeParse(value);
    return file.startsWith('plain-pages/') && data && data.isOffSite !== true ? [data] : [];
  });
  const privacyPage = pages.find(({ address, label }) => /privacy/i.test(`${address} ${label}`));
  return [
    privacyPage
      ? fine(`Guests read at /${privacyPage.address} what happens to their details.`)
      : todo(
          'There is no privacy page, although the form asks for names, email addresses and phone numbers. The law of most countries demands one.',
          'In the forms, open “Privacy, terms and other pages”, add a page with the address "privacy", and turn on “Link below the booking form”.',
        ),
  ];
}
