import Mustache from 'mustache';

import type { MailTemplate } from './template-files.ts';

/** The template variables that a request sends. */
export type MailParams = Readonly<Record<string, unknown>>;

/** The rendered parts of a mail. */
export type RenderedMail = Readonly<Record<keyof MailTemplate, string>>;

const anyTag = /\{\{([\s\S]*?)\}?\}\}/g;
const legalTag = /^[#^/&]?\s*(\.|[A-Za-z_]\w*(\.[A-Za-z_]\w*)*)$/;

/**
 * Lists the parts of a template that EmailJS cannot render: triple braces, partials, comments, changed delimiters,
 * invalid names, unclosed sections; empty if there are none.
 */
export function mistakesOf(template: string): string[] {
  const illegal = [...template.matchAll(anyTag)].filter(
    ([, inner = '']) => !legalTag.test(inner.trim()),
  );
  if (illegal.length > 0) return illegal.map(([tag]) => `illegal tag ${tag}`);
  try {
    Mustache.parse(template);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Returns the variable names of an email template, sorted and without duplicates. */
export function variablesOf(template: string): string[] {
  const names = template.matchAll(/\{\{\s*[#^/&]?\s*([\w.]+)\s*\}\}/g);
  return [...new Set([...names].map(([, name = '']) => name))].toSorted();
}

/** Renders a template with every value escaped for HTML. */
export const renderHtml = (template: string, params: MailParams): string =>
  render(template, params, Mustache.escape);

/** Renders a template without escaping, for the text alternative. */
export const renderText = (template: string, params: MailParams): string =>
  render(template, params, String);

/** Renders one header field without escaping, on one line, so that no value can add a header. */
export const renderHeader = (template: string, params: MailParams): string =>
  // Line breaks are not the only risk: mail software folds long headers at any white space, such as U+FEFF, but a
  // folded line that starts with anything other than a space or a tab is a new header.
  renderText(template, params)
    .replace(/[^\S ]+/g, ' ')
    .trim();

/** Renders all parts of a mail. */
export const renderMail = (template: MailTemplate, params: MailParams): RenderedMail => ({
  html: renderHtml(template.html, params),
  text: renderText(template.text, params),
  subject: renderHeader(template.subject, params),
  fromName: renderHeader(template.fromName, params),
  to: renderHeader(template.to, params),
  replyTo: renderHeader(template.replyTo, params),
});

function render(template: string, params: MailParams, escape: (value: string) => string): string {
  // The view has no prototype, so that {{constructor}} is a missing variable and not a function.
  const view: unknown = Object.assign(Object.create(null), params);
  return Mustache.render(template, view, {}, { escape });
}
