import type { Closure } from '#domain/notices/notices.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import { findDayObstacle, obstacleNote } from '#domain/tours/availability.ts';

import { priceFor } from '#domain/tours/pricing.ts';
import { tourOf } from './answer-options.ts';
import { DAY_UNCHECKED, DOUBT } from './mail-parameters.ts';
import { earlierReferences, firstVersion, parseReference } from './reference.ts';
import { findStaffAlerts } from './staff-notes.ts';
import type { StaffRequest } from './staff-request.ts';

interface Alert {
  readonly title: string;
  readonly text: string;
}

/** Returns the references of all earlier versions of this request. */
function replacedBy({ reference }: StaffRequest): string {
  const { reference: plain, version } = parseReference(reference);
  const versions = { ...firstVersion, current: version, sent: version };
  return earlierReferences(plain, versions).join(' or ');
}

/** Returns an alert about a day on which the tour does not run; empty if it runs. */
function dayAlert({ booking }: StaffRequest, closedDays: readonly Closure[]): string {
  const obstacle = findDayObstacle(booking.date, booking.tourId, closedDays);
  return obstacle ? `${obstacleNote(obstacle)} Offer another day.` : '';
}

/** Lists the unusual facts of a request, based on the time when staff open it. */
export function answerAlerts(
  request: StaffRequest,
  now: PlaceTime,
  closedDays: readonly Closure[],
): readonly Alert[] {
  const { booking } = request;
  const tour = tourOf(request);
  const flags = findStaffAlerts(booking, now, tour, priceFor(tour, Number(booking.persons)));
  const alerts: readonly Alert[] = [
    { title: 'Short notice', text: flags.shortNotice },
    { title: 'Day', text: dayAlert(request, closedDays) },
    {
      title: 'Replacement',
      text: request.isReplacement
        ? `This replaces ${replacedBy(request)}. Answer only this one. First compare name, email and phone.`
        : '',
    },
    { title: 'Possibly automated', text: request.isDoubtful ? DOUBT : '' },
    { title: 'Email address', text: flags.addressDoubt },
    { title: 'Phone number', text: flags.phoneDoubt && 'The number has no country code.' },
    { title: 'Closed days', text: request.isDayChecked ? '' : DAY_UNCHECKED },
    { title: 'Large group', text: flags.largeGroup },
    { title: 'Cruise ship', text: flags.cruisePickup },
    { title: 'Offer', text: flags.offer },
    { title: 'Tickets', text: tour.ticketsLine && `The guest read: “${tour.ticketsLine}”` },
    {
      title: 'Shortened',
      text: request.isShortened
        ? 'Long answers are cut here, at […]. The email has all of them.'
        : '',
    },
  ];
  return alerts.filter(({ text }) => text !== '');
}
