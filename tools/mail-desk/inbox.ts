import { readFileSync } from 'node:fs';

import Mustache from 'mustache';

import { type MailParams, type RenderedMail, renderMail, variablesOf } from './render.ts';
import type { MailTemplate } from './template-files.ts';

export interface ReceivedMail extends RenderedMail {
  readonly id: string;
  /** The time of arrival in ISO 8601. */
  readonly receivedAt: string;
  /** The variables of the template that the request did not contain, without those that name a section. */
  readonly missing: readonly string[];
}

const MAXIMUM_MAILS = 200;

const missingFrom = (template: string, params: MailParams) =>
  variablesOf(template).filter(
    (name) => !Object.hasOwn(params, name) && !template.includes(`{{#${name}}}`),
  );

/** Creates an inbox in memory. */
export function createInbox() {
  let mails: readonly ReceivedMail[] = [];
  let lastId = 0;
  return {
    deliver(template: MailTemplate, params: MailParams) {
      lastId += 1;
      const mail = {
        ...renderMail(template, params),
        id: String(lastId),
        receivedAt: new Date().toISOString(),
        missing: missingFrom(Object.values(template).join('\n'), params),
      };
      mails = [mail, ...mails].slice(0, MAXIMUM_MAILS);
    },
    /** The received emails, newest first. */
    mails: () => mails,
    clear() {
      mails = [];
    },
  };
}

const pageTemplate = (name: string) =>
  readFileSync(new URL(`${name}.html`, import.meta.url), 'utf8');
const listTemplate = pageTemplate('list');
const mailTemplate = pageTemplate('mail');

/** Renders the list of emails as an HTML page. */
export const listPage = (mails: readonly ReceivedMail[], origin: string, fault: unknown): string =>
  Mustache.render(listTemplate, {
    mails,
    origin,
    fault: fault === null ? '' : JSON.stringify(fault),
  });

/** Renders one email as an HTML page, as its recipient sees it. */
export const mailPage = (mail: ReceivedMail): string =>
  Mustache.render(mailTemplate, { ...mail, missing: mail.missing.join(', ') });
