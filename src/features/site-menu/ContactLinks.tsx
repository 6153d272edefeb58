import Link, { type LinkProps } from '@mui/material/Link';

import { company, whatsAppHref } from '#domain/company.ts';

interface ContactLinkProps extends Pick<LinkProps, 'sx' | 'onClick'> {
  /** Names the way only, where there is no room for number and address. */
  short?: boolean;
}

const link = { color: 'inherit', underline: 'hover' } as const;

/** Nothing where the company has no number. */
export const WhatsAppLink = ({ short = false, ...props }: ContactLinkProps) =>
  company.whatsApp ? (
    <Link
      {...link}
      {...props}
      href={whatsAppHref()}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`WhatsApp ${company.whatsApp}`}
    >
      {short ? 'WhatsApp' : `WhatsApp ${company.whatsApp}`}
    </Link>
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
