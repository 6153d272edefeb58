import { mailParameterNames } from '#domain/booking/mail-parameters.ts';

import { mistakesOf, variablesOf } from '../mail-desk/render.ts';
import type { MailTemplate } from '../mail-desk/template-files.ts';

import { type Finding, judged, look, some } from './finding.ts';

/**
 * Matches a link whose scheme and, for a web URL, host are fixed in the template. The public key lets anyone choose the
 * value of every placeholder, so a link that begins with a placeholder could lead anywhere.
 */
const fixedLink = /^(?:tel:|https:\/\/[^/?#{}\s]+\/)/i;

const linksIn = (html: string): readonly string[] =>
  Array.from(html.matchAll(/\bhref\s*=\s*(["'])(.*?)\1/gis), ([, , link = '']) => link);

/**
 * Checks the email template against the parameters that the site sends, and checks that a stranger cannot forge its
 * links or its subject.
 */
export function templateFindings(template: MailTemplate): readonly Finding[] {
  const { html, text, subject, fromName, to, replyTo } = template;
  const known: readonly string[] = mailParameterNames;
  const unknown = variablesOf(html + text).filter((name) => !known.includes(name));
  const unused = known.filter((name) =>
    [html, text].some((body) => !variablesOf(body).includes(name)),
  );
  const mistakes = Object.values(template).flatMap(mistakesOf);
  const forgeable = variablesOf(subject).filter((name) => name !== 'reference');
  const openLinks = linksIn(html).filter((link) => !fixedLink.test(link));
  const problems: readonly [isBroken: boolean, text: string][] = [
    [mistakes.length > 0, `EmailJS would refuse the template: ${some(mistakes)}.`],
    [unknown.length > 0, `The email names ${some(unknown)}, which the site does not send.`],
    [unused.length > 0, `The email leaves out ${some(unused)} in one of its bodies.`],
    [
      forgeable.length > 0,
      `The subject contains ${some(forgeable)}, which anyone can set: only {{reference}} belongs there.`,
    ],
    [
      openLinks.length > 0,
      `A link in the email is ${some(openLinks)}: it must begin with tel: or with https:// and a fixed host.`,
    ],
    [replyTo.trim() !== '{{email}}', 'Reply To is not {{email}}: an answer would miss the guest.'],
  ];
  const mend =
    'Mend it in emails/, and paste the file into the EmailJS dashboard again (emails/README.md).';
  return [
    ...judged(
      "The staff's email names everything that the site sends, and nothing else.",
      problems.map(([isBroken, problem]) => [isBroken, problem, mend]),
    ),
    look(
      'What is typed into the EmailJS dashboard cannot be read from here.',
      `Compare: To Email ${to}; From Name "${fromName}"; Reply To {{email}}; the other fields as in emails/README.md.`,
    ),
  ];
}
