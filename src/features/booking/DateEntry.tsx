import {
  type ComponentType,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

import { formatDateAnswer } from '#domain/booking/typed-date.ts';
import { selectDraft } from '#machines/booking.selectors.ts';

import { useBookingActor } from './booking-context.tsx';
import type { DateFieldProps } from './DateField.tsx';
import { useField } from './fields.tsx';
import { PlainDateField } from './PlainDateField.tsx';

type Picker = ComponentType<DateFieldProps>;

let loaded: Picker | undefined;

/** Under way before the form is hydrated, since most who come here want it. */
if (!import.meta.env.SSR) import('./DateField.tsx').catch(() => {});

const loadPicker = async () => (loaded ??= (await import('./DateField.tsx')).DateField);

/**
 * The date: a plain field until the calendar is loaded, which is half of this page's code. The calendar replaces it while
 * it has no focus and holds no text that is not a day yet, and opens at once if the visitor asked for it.
 */
export function DateEntry() {
  const [Picker, setPicker] = useState<Picker | undefined>(() => loaded);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [isTypedInto, setIsTypedInto] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const booking = useBookingActor();
  const { change } = useField('date');
  const isLeft = () => !place.current?.querySelector('input:focus');
  // The calendar's parts have no room for such text.
  const hasLooseText = () => {
    const { date } = selectDraft(booking.getSnapshot());
    return formatDateAnswer(date) === date && date !== '';
  };

  const takeItsPlace = () => {
    // Without its code the plain field stays, which asks again.
    loadPicker().then(
      // Rendering the calendar takes a slow phone long, so everything urgent goes first.
      () => isLeft() && !hasLooseText() && startTransition(() => setPicker(() => loaded)),
      () => {},
    );
  };

  const becomeReady = useEffectEvent(takeItsPlace);
  useEffect(() => {
    becomeReady();
  }, []);

  if (Picker && !isTypedInto) return <Picker isOpenAtFirst={isAskedFor} />;
  return (
    <PlainDateField
      ref={place}
      isWaiting={isAskedFor}
      onAsk={() => {
        setIsAskedFor(true);
        if (hasLooseText()) change('');
        takeItsPlace();
      }}
      onEnter={() => setIsTypedInto(true)}
      onLeave={() => {
        startTransition(() => setIsTypedInto(false));
        takeItsPlace();
      }}
    />
  );
}
