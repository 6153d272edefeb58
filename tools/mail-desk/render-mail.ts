import {
  mistakesOf,
  type Params,
  type Rendered,
  renderHeader,
  renderHtml,
  renderText,
} from './render.ts';
import type { MailTemplate } from './template-files.ts';

/** A mail ready to be sent. */
export type RenderedMail = Readonly<Record<keyof MailTemplate, string>>;

/** Renders all parts, and warns of every variable that the request did not send. */
export function renderMail(
  template: MailTemplate,
  params: Params,
): { mail: RenderedMail; warnings: string[] } {
  const parts: Record<keyof MailTemplate, Rendered> = {
    html: renderHtml(template.html, params),
    text: renderText(template.text, params),
    subject: renderHeader(template.subject, params),
    fromName: renderHeader(template.fromName, params),
    to: renderHeader(template.to, params),
    replyTo: renderHeader(template.replyTo, params),
  };
  const missing = new Set(Object.values(parts).flatMap((part) => part.missing));
  return {
    mail: {
      html: parts.html.text,
      text: parts.text.text,
      subject: parts.subject.text,
      fromName: parts.fromName.text,
      to: parts.to.text,
      replyTo: parts.replyTo.text,
    },
    warnings: [...missing].map((name) => {
      const users = Object.entries(parts).filter(([, part]) => part.missing.includes(name));
      return `No value was sent for {{${name}}} (${users.map(([part]) => part).join(', ')}).`;
    }),
  };
}

/** Each mistake in the template with the name of its part. */
export function templateMistakes(template: MailTemplate): string[] {
  return Object.entries(template).flatMap(([part, source]) =>
    mistakesOf(source).map((mistake) => `${part}: ${mistake}`),
  );
}
