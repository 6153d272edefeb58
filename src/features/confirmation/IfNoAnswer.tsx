import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { company } from '#content/company.ts';
import { telHref } from '#domain/contact-links.ts';

import { ChatLink } from '#ui/inquiry.tsx';

import { useReceipt } from './use-receipt.ts';

/** What to do if no answer comes. */
export function IfNoAnswer() {
  const receipt = useReceipt();
  return (
    <Typography sx={{ mt: 1 }}>
      <span>Look in your spam folder, then call </span>
      <Link href={telHref(company.phone)} translate="no" sx={{ whiteSpace: 'nowrap' }}>
        {company.phone}
      </Link>
      <span>, write to </span>
      <Link href={`mailto:${company.email}`} translate="no">
        {company.email}
      </Link>
      {company.whatsApp ? (
        <>
          <span> or send a message on </span>
          <ChatLink>WhatsApp</ChatLink>
        </>
      ) : null}
      <span>{receipt ? ' and name your reference.' : '.'}</span>
    </Typography>
  );
}
