import type { LinkProps } from '@mui/material/Link';

import { company } from '#content/company.ts';
import { ChatLink, MailLink } from '#ui/contacts.tsx';

interface ContactLinkProps extends Pick<LinkProps, 'sx'> {
  /** Names the way only, where there is no room for number and address. */
  short?: boolean;
}

const link = { color: 'inherit', underline: 'hover' } as const;

export const WhatsAppLink = ({ short = false, ...props }: ContactLinkProps) => (
  <ChatLink {...link} {...props} aria-label={`WhatsApp ${company.whatsApp}`}>
    {short ? 'WhatsApp' : `WhatsApp ${company.whatsApp}`}
  </ChatLink>
);

const named = { 'aria-label': `E-mail ${company.email}`, translate: undefined } as const;

export const EmailLink = ({ short = false, ...props }: ContactLinkProps) => (
  <MailLink {...link} {...props} {...(short && named)}>
    {short ? 'E-mail' : company.email}
  </MailLink>
);
