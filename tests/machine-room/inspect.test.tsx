import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';

import { findTour, tours } from '#domain/tours/tours.ts';
import { AnswerDesk } from '#features/answer-desk/AnswerDesk.tsx';
import { BookingProvider } from '#features/booking/booking-context.tsx';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { FaqQuestions } from '#features/faq/FaqQuestions.tsx';
import { Gallery } from '#features/gallery/Gallery.tsx';
import { NoticesProvider } from '#features/notices/notices-context.tsx';
import { SiteHeader } from '#features/site-menu/SiteHeader.tsx';
import { TourList } from '#features/tour-filter/TourList.tsx';
import { TourTabs } from '#features/tour-tabs/TourTabs.tsx';
import { entries } from '#machine-room/entries.ts';
import { inspect } from '#services/inspector.ts';
import { stubInView } from '#tests/support/in-view.ts';
import { validDraft } from '#tests/support/booking-draft.ts';
import { renderThemedAt } from '#tests/support/page.tsx';

vi.mock('#services/inspector.ts', () => ({ inspect: vi.fn<(event: InspectionEvent) => void>() }));

beforeEach(() => {
  vi.mocked(inspect).mockClear();
  stubInView();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
});

const parts: Readonly<Record<string, ReactElement>> = {
  accordion: <FaqQuestions />,
  answer: <AnswerDesk closedDays={[]} />,
  booking: <BookingProvider send={() => Promise.resolve()}>{null}</BookingProvider>,
  carousel: <HeroCarousel />,
  faqTabs: <FaqQuestions />,
  gallery: <Gallery skipTo="#main" pictures={[]} />,
  menu: <SiteHeader />,
  notices: <NoticesProvider>{null}</NoticesProvider>,
  tourFilter: <TourList tours={tours} />,
  tourTabs: <TourTabs tour={findTour(validDraft.tourId)!} />,
};

const machineIds = entries.map(({ machine }) => machine.id);

/** Returns the id of the machine of the event's actor. */
const machineIdOf = ({ actorRef }: InspectionEvent) =>
  (actorRef as { logic?: { id?: string } }).logic?.id;

it.each(machineIds)('the inspector receives the machine %s', async (id) => {
  renderThemedAt('/', parts[id]);
  await act(async () => {});
  expect(vi.mocked(inspect).mock.calls.map(([event]) => machineIdOf(event))).toContain(id);
});
