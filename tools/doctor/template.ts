import { mailParameterNames } from '#domain/mail-parameters.ts';

import { mistakesOf } from '../mail-desk/render.ts';
import type { MailTemplate } from '../mail-desk/template-files.ts';
import { variablesOf } from '../mail-desk/template-variables.ts';

import { type Finding, judged, look, some } from './finding.ts';

/** What a guest may type freely has no place in a subject. */
const ownWords = /^(?:reference|tourPlace|tour_title|date|shortDate|longDate|guests|participants)$/;

const mend =
  'Mend it in emails/, and paste the file into the EmailJS dashboard again (emails/README.md).';

/** Whether the files of the staff's e-mail and what the site sends belong together. */
export function templateFindings(
  template: MailTemplate,
  company: { readonly name: string; readonly email: string },
): readonly Finding[] {
  const { html, text, subject, fromName, to, replyTo } = template;
  const known: readonly string[] = mailParameterNames;
  const unknown = variablesOf(html + text).filter((name) => !known.includes(name));
  const unused = known.filter((name) =>
    [html, text].some((body) => !variablesOf(body).includes(name)),
  );
  const mistakes = Object.values(template).flatMap(mistakesOf);
  const typed = variablesOf(subject).filter((name) => !ownWords.test(name));
  const isAnswered = replyTo.trim() === '{{email}}';
  return [
    ...judged("The staff's e-mail names everything that the site sends, and nothing else.", [
      [mistakes.length > 0, `EmailJS would refuse the template: ${some(mistakes)}.`, mend],
      [
        unknown.length > 0,
        `The e-mail names ${some(unknown)}, which the site does not send.`,
        mend,
      ],
      [unused.length > 0, `The e-mail leaves out ${some(unused)} in one of its bodies.`, mend],
      [typed.length > 0, `The subject holds ${some(typed)}, which a guest may type freely.`, mend],
      [variablesOf(fromName).length > 0, 'From Name is not fixed: it could be any name.', mend],
      [variablesOf(to).length > 0, 'To is not fixed: strangers could be sent e-mails.', mend],
      [!isAnswered, 'Reply To is not {{email}}, so an answer would not reach the guest.', mend],
    ]),
    look(
      'What is typed into the EmailJS dashboard cannot be read from here.',
      `Compare: To Email ${company.email}; From Name "${company.name} website"; Reply To {{email}}; the other fields as in emails/README.md.`,
    ),
  ];
}
