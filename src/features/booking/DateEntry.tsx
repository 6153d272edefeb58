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

/** The import starts before the form is hydrated, since most visitors use the calendar. */
if (!import.meta.env.SSR) import('./DateField.tsx').catch(() => {});

const loadPicker = async () => (loaded ??= (await import('./DateField.tsx')).DateField);

/**
 * The date field. It is a plain text field until the code of the calendar, half of this page's code, is loaded. The
 * calendar then replaces the text field while the field has no focus and no half-typed date. The calendar opens at once
 * if the visitor has asked for it.
 */
export function DateEntry() {
  const [Picker, setPicker] = useState<Picker | undefined>(() => loaded);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [isTypedInto, setIsTypedInto] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const booking = useBookingActor();
  const { change } = useField('date');
  const isLeft = () => !place.current?.querySelector('input:focus');
  // The calendar's sections cannot show half-typed text.
  const hasLooseText = () => {
    const { date } = selectDraft(booking.getSnapshot());
    return formatDateAnswer(date) === date && date !== '';
  };

  const takeItsPlace = () => {
    // If the calendar cannot be loaded, the plain text field stays, and the visitor can ask for the calendar again.
    loadPicker().then(
      // Rendering the calendar takes long on a slow phone, so urgent updates take precedence over it.
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
