import { mailParameterNames } from '#domain/mail-parameters.ts';

import { mistakesOf, variablesOf } from '../mail-desk/render.ts';
import type { MailTemplate } from '../mail-desk/template-files.ts';

import { type Finding, judged, look, some } from './finding.ts';

/** What a guest may type freely has no place in a subject. */
const ownWords = /^(?:reference|tourPlace|tour_title|date|shortDate|longDate|guests|participants)$/;

/** Whether the files of the staff's e-mail and what the site sends belong together. */
export function templateFindings(template: MailTemplate): readonly Finding[] {
  const { html, text, subject, fromName, to, replyTo } = template;
  const known: readonly string[] = mailParameterNames;
  const unknown = variablesOf(html + text).filter((name) => !known.includes(name));
  const unused = known.filter((name) =>
    [html, text].some((body) => !variablesOf(body).includes(name)),
  );
  const mistakes = Object.values(template).flatMap(mistakesOf);
  const typed = variablesOf(subject).filter((name) => !ownWords.test(name));
  const problems: readonly [isBroken: boolean, text: string][] = [
    [mistakes.length > 0, `EmailJS would refuse the template: ${some(mistakes)}.`],
    [unknown.length > 0, `The e-mail names ${some(unknown)}, which the site does not send.`],
    [unused.length > 0, `The e-mail leaves out ${some(unused)} in one of its bodies.`],
    [typed.length > 0, `The subject holds ${some(typed)}, which a guest may type freely.`],
    [replyTo.trim() !== '{{email}}', 'Reply To is not {{email}}: an answer would miss the guest.'],
  ];
  const mend =
    'Mend it in emails/, and paste the file into the EmailJS dashboard again (emails/README.md).';
  return [
    ...judged(
      "The staff's e-mail names everything that the site sends, and nothing else.",
      problems.map(([isBroken, problem]) => [isBroken, problem, mend]),
    ),
    look(
      'What is typed into the EmailJS dashboard cannot be read from here.',
      `Compare: To Email ${to}; From Name "${fromName}"; Reply To {{email}}; the other fields as in emails/README.md.`,
    ),
  ];
}
