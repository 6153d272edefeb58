import Link, { type LinkProps } from '@mui/material/Link';

import { whatsAppHref } from '#domain/company.ts';

import { useInquiry } from './use-inquiry.ts';

/** Opens WhatsApp with a message to the company that begins with what is known of the visitor's plans. */
export function ChatLink(props: Omit<LinkProps, 'href' | 'target' | 'rel'>) {
  const inquiry = useInquiry();
  return <Link {...props} href={whatsAppHref(inquiry)} target="_blank" rel="noopener noreferrer" />;
}
