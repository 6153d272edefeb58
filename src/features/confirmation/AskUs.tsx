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
      Look in your spam folder, then call{' '}
      <Link href={telHref(company.phone)} sx={{ whiteSpace: 'nowrap' }}>
        {company.phone}
      </Link>
      , write to <Link href={`mailto:${company.email}`}>{company.email}</Link>
      {company.whatsApp ? (
        <>
          {' '}
          or send a message on{' '}
          <Link href={whatsAppHref(question)} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </Link>
        </>
      ) : null}
      {receipt ? ' and name your reference.' : '.'}
    </Typography>
  );
}
