import { company } from '#content/company.ts';

/** The ids under which the mail desk answers; a local build bakes them in as it would an operator's. */
export const localAccount = {
  publicKey: 'local-public-key',
  serviceId: 'local-service',
  templateId: 'booking-request',
} as const;

/** The company that gets the mails. */
export interface MailOwner {
  readonly name: string;
  readonly email: string;
}

/** What an operator would set in the EmailJS dashboard. */
export interface MailDeskAccount {
  readonly publicKey: string;
  /** The only e-mail service; the id `default_service` means this one too. */
  readonly serviceId: string;
  readonly templateId: string;
  /** Folder that holds the template's files; undefined means the repository's `emails/`. */
  readonly templateFolder: string | undefined;
  /** Whose the template is where its folder names no recipient and no From Name. */
  readonly owner: MailOwner;
  readonly fromAddress: string;
  /** "Allow EmailJS API for non-browser applications" of the dashboard. */
  readonly allowNonBrowser: boolean;
  /** Origins that may send; an empty list means any. */
  readonly allowedOrigins: readonly string[];
  /** Demanded as `accessToken` unless null. */
  readonly privateKey: string | null;
  /** One request per public key and address within this time; 0 lifts the limit, as tests need. */
  readonly rateLimitMs: number;
  readonly requiresRecaptcha: boolean;
}

/** The address that the connected e-mail service would have. */
export const senderFor = ({ email }: MailOwner): string => email.replace(/.*@/, 'website@');

export const defaultAccount: MailDeskAccount = {
  ...localAccount,
  templateFolder: undefined,
  owner: company,
  fromAddress: senderFor(company),
  allowNonBrowser: false,
  allowedOrigins: [],
  privateKey: null,
  rateLimitMs: 1000,
  requiresRecaptcha: false,
};
