import { mailParameterNames } from '#domain/mail-parameters.ts';

import { mistakesOf } from '../mail-desk/render.ts';
import type { MailTemplate } from '../mail-desk/template-files.ts';
import { variablesOf } from '../mail-desk/template-variables.ts';

import { type Finding, fine, look, some, todo } from './finding.ts';

/** What may stand in a subject: nothing that a guest has typed. */
const ownWords: ReadonlySet<string> = new Set([
  'reference',
  'tourPlace',
  'tour_title',
  'date',
  'shortDate',
  'longDate',
  'guests',
  'participants',
]);

const mend =
  'Mend it in emails/, and paste the file into the EmailJS dashboard again (emails/README.md).';

function bodyFindings(part: 'html' | 'text', body: string): Finding[] {
  const used = variablesOf(body);
  const unknown = used.filter((name) => !mailParameterNames.some((known) => known === name));
  const unused = mailParameterNames.filter((name) => !used.includes(name));
  return [
    ...(unknown.length > 0
      ? [
          todo(
            `The ${part} of the e-mail names ${some(unknown)}, which the site does not send: nothing would stand there.`,
            mend,
          ),
        ]
      : []),
    ...(unused.length > 0
      ? [todo(`The ${part} of the e-mail leaves out ${some(unused)}, which the site sends.`, mend)]
      : []),
  ];
}

function headFindings({ subject, fromName, to, replyTo }: MailTemplate): Finding[] {
  const typed = variablesOf(subject).filter((name) => !ownWords.has(name));
  const rules: [boolean, string][] = [
    [typed.length > 0, `The subject holds ${some(typed)}, which a guest may type freely.`],
    [
      variablesOf(fromName).length > 0,
      'From Name is not fixed: anyone could write under any name.',
    ],
    [variablesOf(to).length > 0, 'To is not fixed: anyone could have e-mails sent to strangers.'],
    [
      replyTo.trim() !== '{{email}}',
      'Reply To is not {{email}}, so an answer would not reach the guest.',
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, text]) => todo(text, mend));
}

/** Whether the files of the staff's e-mail and what the site sends belong together. */
export function templateFindings(
  template: MailTemplate,
  company: { readonly name: string; readonly email: string },
): readonly Finding[] {
  const mistakes = Object.values(template).flatMap(mistakesOf);
  const broken = [
    ...mistakes.map((mistake) => todo(`EmailJS would refuse the template: ${mistake}.`, mend)),
    ...bodyFindings('html', template.html),
    ...bodyFindings('text', template.text),
    ...headFindings(template),
  ];
  return [
    ...(broken.length > 0
      ? broken
      : [fine("The staff's e-mail names everything that the site sends, and nothing else.")]),
    look(
      'What is typed into the EmailJS dashboard cannot be read from here.',
      `Compare: To Email ${company.email}; From Name "${company.name} website"; Reply To {{email}}; the other fields as in emails/README.md.`,
    ),
  ];
}
