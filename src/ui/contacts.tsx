import Link, { type LinkProps } from '@mui/material/Link';

import { company } from '#content/company.ts';
import { telHref, whatsAppHref } from '#domain/site/contact-links.ts';

type ContactLinkProps = Omit<LinkProps, 'href' | 'ref'>;

/** A link to the company's phone number. Its text is the number, or the given text. */
export const PhoneLink = ({ children = company.phone, ...props }: ContactLinkProps) => (
  <Link href={telHref(company.phone)} translate="no" {...props}>
    {children}
  </Link>
);

/** A mailto link to the company. Its text is the email address, or the given text. */
export const MailLink = ({ children = company.email, ...props }: ContactLinkProps) => (
  <Link href={`mailto:${company.email}`} translate="no" {...props}>
    {children}
  </Link>
);

interface ChatLinkProps extends ContactLinkProps {
  /** The start of the chat message. */
  message?: string;
}

/** A link that opens WhatsApp. Renders nothing if the company has no WhatsApp number. */
export const ChatLink = ({ message = '', ...props }: ChatLinkProps) =>
  company.whatsApp ? (
    <Link {...props} href={whatsAppHref(message)} target="_blank" rel="noopener noreferrer" />
  ) : null;

interface ContactLinksProps {
  /**
   * The text between the phone number and the email address, such as ` or write to `. Without it, no email address is
   * shown.
   */
  mail?: string;
  /** The text before the WhatsApp link. */
  chat?: string;
}

/** The phone number, email address and WhatsApp link within a sentence. */
export const ContactLinks = ({ mail, chat }: ContactLinksProps) => (
  <>
    <PhoneLink sx={{ whiteSpace: 'nowrap' }} />
    {mail ? (
      <>
        {mail}
        {/* A line breaks within the address only if the address is longer than the line. */}
        <MailLink sx={{ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' }} />
      </>
    ) : null}
    {chat && company.whatsApp ? (
      <>
        {chat}
        <ChatLink>WhatsApp</ChatLink>
      </>
    ) : null}
  </>
);
