import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { cancellationRules } from '#domain/booking/cancellation.ts';
import { phoneLabel } from '#domain/site/contact-links.ts';
import { terms } from '#content/content.data.ts';
import { company } from '#content/company.ts';
import { selectStep } from '#machines/booking.selectors.ts';
import { ChatLink, MailLink, PhoneLink } from '#ui/contacts.tsx';

import { useBookingSelector } from './booking-context.tsx';

/** Booking policy, cancellation policy and contact details. */
export function BookingInformation() {
  const isReview = useBookingSelector((snapshot) => selectStep(snapshot) === 'review');
  return (
    <Box
      component="section"
      aria-labelledby="booking-information"
      sx={{ bgcolor: 'limestone.main', p: { xs: 3, md: 6 }, borderRadius: '2px' }}
    >
      <Typography id="booking-information" variant="h4" component="h2" sx={{ mb: 4 }}>
        Booking information
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          // The last column is as wide as the email address.
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr auto' },
        }}
      >
        <Policy title="Booking policy" isOpen={!isReview}>
          <Lines lines={terms.bookingPolicy} />
        </Policy>
        <Policy title="Cancellation policy" isOpen={!isReview}>
          <Lines lines={[...cancellationRules, terms.weatherPolicy]} />
        </Policy>
        <Part title="Contact details">
          <List sx={{ display: 'grid', gap: 1, typography: 'body2' }}>
            <li>
              {`${phoneLabel(company.phone)} `}
              <PhoneLink />
            </li>
            <li>
              <MailLink sx={{ overflowWrap: 'anywhere' }} />
            </li>
            {company.whatsApp ? (
              <li>
                WhatsApp <ChatLink>{company.whatsApp}</ChatLink>
              </li>
            ) : null}
          </List>
        </Part>
      </Box>
    </Box>
  );
}

/** A policy that is open while the form is filled in, and one line to open in the review, where the terms are said. */
function Policy({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <Box component="details" key={String(isOpen)} open={isOpen}>
      <Box component="summary" sx={summaryStyle}>
        <Typography variant="inherit" component="h3" sx={{ m: 0 }}>
          {title}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

const summaryStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  typography: 'h5',
  mb: 1.5,
} as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {lines.map((line) => (
        <Typography component="li" variant="body2" key={line}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}
