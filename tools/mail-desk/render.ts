import Mustache from 'mustache';

import type { MailTemplate } from './template-files.ts';

/** What a request sends to be filled in. */
export type MailParams = Readonly<Record<string, unknown>>;

/** A mail ready to be sent. */
export type RenderedMail = Readonly<Record<keyof MailTemplate, string>>;

const anyTag = /\{\{([\s\S]*?)\}?\}\}/g;
const legalTag = /^[#^/&]?\s*(\.|[A-Za-z_]\w*(\.[A-Za-z_]\w*)*)$/;

/**
 * What keeps EmailJS from rendering a template: triple braces, partials, comments, changed delimiters, odd names,
 * sections left open; empty if nothing.
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

/** The names that an email template uses, sorted, each once. */
export function variablesOf(template: string): string[] {
  const names = template.matchAll(/\{\{\s*[#^/&]?\s*([\w.]+)\s*\}\}/g);
  return [...new Set([...names].map(([, name = '']) => name))].toSorted();
}

/** Renders with every value escaped for HTML. */
export const renderHtml = (template: string, params: MailParams): string =>
  render(template, params, Mustache.escape);

/** Renders as it is, for the text alternative. */
export const renderText = (template: string, params: MailParams): string =>
  render(template, params, String);

/** Renders one header field: unescaped, and on one line, so that no value can add a header. */
export const renderHeader = (template: string, params: MailParams): string =>
  // Not line breaks alone: whoever makes the message folds long headers at any white space, such as U+FEFF, but
  // a folded line that starts with anything else than a space or a tab is a new header.
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
  // Without a prototype, so that {{constructor}} is a missing variable and not a function.
  const view: unknown = Object.assign(Object.create(null), params);
  return Mustache.render(template, view, {}, { escape });
}
