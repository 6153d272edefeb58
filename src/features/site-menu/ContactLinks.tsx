import Link, { type LinkProps } from '@mui/material/Link';

import { company } from '#content/company.ts';
import { ChatLink } from '#ui/inquiry.tsx';

interface ContactLinkProps extends Pick<LinkProps, 'sx' | 'onClick'> {
  /** Names the way only, where there is no room for number and address. */
  short?: boolean;
}

const link = { color: 'inherit', underline: 'hover' } as const;

/** Nothing where the company has no number. */
export const WhatsAppLink = ({ short = false, ...props }: ContactLinkProps) =>
  company.whatsApp ? (
    <ChatLink {...link} {...props} aria-label={`WhatsApp ${company.whatsApp}`}>
      {short ? 'WhatsApp' : `WhatsApp ${company.whatsApp}`}
    </ChatLink>
  ) : null;

export const EmailLink = ({ short = false, ...props }: ContactLinkProps) => (
  <Link
    {...link}
    {...props}
    href={`mailto:${company.email}`}
    aria-label={short ? `E-mail ${company.email}` : undefined}
    translate={short ? undefined : 'no'}
  >
    {short ? 'E-mail' : company.email}
  </Link>
);
