import Link, { type LinkProps } from '@mui/material/Link';

import { company } from '#content/company.ts';
import { telHref } from '#domain/site/contact-links.ts';

import { useWhatsAppHref } from './whatsapp-prefill.ts';

type ContactLinkProps = Omit<LinkProps, 'href' | 'ref'>;

/** The company's telephone number. */
export const PhoneLink = (props: ContactLinkProps) => (
  <Link href={telHref(company.phone)} translate="no" {...props}>
    {company.phone}
  </Link>
);

/** The company's email address, or other words for it. */
export const MailLink = ({ children = company.email, ...props }: ContactLinkProps) => (
  <Link href={`mailto:${company.email}`} translate="no" {...props}>
    {children}
  </Link>
);

/** Opens WhatsApp with a message that begins with what is known of the visitor's plans; nothing where the company has none. */
export function ChatLink(props: ContactLinkProps) {
  const href = useWhatsAppHref();
  if (!company.whatsApp) return null;
  return <Link {...props} href={href} target="_blank" rel="noopener noreferrer" />;
}

interface ContactLinksProps {
  /** Between number and address, such as ` or write to `; without it there is no address. */
  mail?: string;
  /** Before WhatsApp, where the company has it. */
  chat?: string;
}

/** In a sentence: the number to call, and what else there is. */
export const ContactLinks = ({ mail, chat }: ContactLinksProps) => (
  <>
    <PhoneLink sx={{ whiteSpace: 'nowrap' }} />
    {mail ? (
      <>
        <span>{mail}</span>
        <MailLink />
      </>
    ) : null}
    {chat && company.whatsApp ? (
      <>
        <span>{chat}</span>
        <ChatLink>WhatsApp</ChatLink>
      </>
    ) : null}
  </>
);
