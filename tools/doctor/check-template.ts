import { mailParameterNames } from '#domain/booking/mail-parameters.ts';

import { mistakesOf, variablesOf } from '../mail-desk/render.ts';
import type { MailTemplate } from '../mail-desk/template-files.ts';

/** Returns how the template of the staff's email differs from what the site sends, one sentence each. */
export function findTemplateProblems(template: MailTemplate): string[] {
  const { html, text, subject } = template;
  const known: readonly string[] = mailParameterNames;
  return Object.entries({ html, text, subject }).flatMap(([part, body]) => {
    const used = variablesOf(body);
    const left = part === 'subject' ? [] : known.filter((name) => !used.includes(name));
    return [
      ...mistakesOf(body).map((mistake) => `EmailJS cannot read the ${part}: ${mistake}`),
      ...used
        .filter((name) => !known.includes(name))
        .map((name) => `the ${part} names {{${name}}}, which the site does not send`),
      ...left.map((name) => `the ${part} leaves out {{${name}}}`),
    ];
  });
}
