import Link from '@mui/material/Link';
import { Fragment } from 'react';

import { company } from '#content/company.ts';
import { formatDayWithWeekday } from '#domain/site/calendar.ts';
import { whatsAppHref } from '#domain/site/contact-links.ts';
import { whatsAppMessage } from '#domain/booking/whatsapp-message.ts';
import { minimumPersonsOf, partySizeLabel, unofferedPersons } from '#domain/booking/party-size.ts';
import { findTour } from '#domain/tours/tours.ts';
import { selectBookableDay, selectTourId } from '#machines/booking.selectors.ts';

import { useBookingSelector } from './booking-context.tsx';

/** Links each group size that the form does not offer to a chat whose message mentions that size. */
export function OtherSizes() {
  const tour = findTour(useBookingSelector(selectTourId));
  const date = useBookingSelector(selectBookableDay);
  const sizes = unofferedPersons(minimumPersonsOf(tour));
  const day = date ? formatDayWithWeekday(date) : '';
  return (
    <>
      <span>
        {company.whatsApp ? 'Different group size? WhatsApp us for ' : 'Different group size ('}
      </span>
      {sizes.map((size, index) => (
        <Fragment key={size}>
          {index > 0 ? <span>{index === sizes.length - 1 ? ' or ' : ', '}</span> : null}
          {company.whatsApp ? (
            <Link
              href={whatsAppHref(whatsAppMessage({ tourTitle: tour?.title, day, persons: size }))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {partySizeLabel(size)}
            </Link>
          ) : (
            <span>{partySizeLabel(size)}</span>
          )}
        </Fragment>
      ))}
      <span>{company.whatsApp ? '.' : ')? Please call or email us.'}</span>
    </>
  );
}
