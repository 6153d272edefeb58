import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { company, telHref, whatsAppHref } from '#domain/company.ts';

import { useReceipt } from './use-receipt.ts';

/** What to do if no answer comes, with the reference filled in where a link can carry it. */
export function AskUs() {
  const receipt = useReceipt();
  const question = receipt ? `About my tour request ${receipt.reference}: ` : undefined;
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
          <Link href={whatsAppHref(question)} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </Link>
        </>
      ) : null}
      <span>{receipt ? ' and name your reference.' : '.'}</span>
    </Typography>
  );
}
