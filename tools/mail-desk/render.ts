import Mustache from 'mustache';

import type { MailTemplate } from './template-files.ts';

/** The values of the template variables in a request. */
export type MailParams = Readonly<Record<string, unknown>>;

/** The rendered parts of an email. */
export type RenderedMail = Readonly<Record<keyof MailTemplate, string>>;

const anyTag = /\{\{([\s\S]*?)\}?\}\}/g;
const legalTag = /^[#^/&]?\s*(\.|[A-Za-z_]\w*(\.[A-Za-z_]\w*)*)$/;

/**
 * Lists the parts of a template that EmailJS cannot render: triple braces, partials, comments, changed delimiters,
 * invalid names and unclosed sections. The list is empty if there are none.
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

/** Renders a template without escaping, for the plain-text part of an email. */
export const renderText = (template: string, params: MailParams): string =>
  render(template, params, String);

/**
 * Renders one header field on one line and without escaping. A value cannot add another header, because it cannot
 * contain a line break.
 */
export const renderHeader = (template: string, params: MailParams): string =>
  // Line breaks are not the only risk. Email software folds long headers at any white space, such as U+FEFF, but if a
  // folded line starts with anything other than a space or a tab, it is a new header.
  renderText(template, params)
    .replace(/[^\S ]+/g, ' ')
    .trim();

/** Renders all parts of an email. */
export const renderMail = (template: MailTemplate, params: MailParams): RenderedMail => ({
  html: renderHtml(template.html, params),
  text: renderText(template.text, params),
  subject: renderHeader(template.subject, params),
  fromName: renderHeader(template.fromName, params),
  to: renderHeader(template.to, params),
  replyTo: renderHeader(template.replyTo, params),
});

function render(template: string, params: MailParams, escape: (value: string) => string): string {
  // The object has no prototype, so that {{constructor}} is a missing variable instead of a function.
  const view: unknown = Object.assign(Object.create(null), params);
  return Mustache.render(template, view, {}, { escape });
}
