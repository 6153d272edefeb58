import {
  type ComponentType,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

import type { DateFieldProps } from './DateField.tsx';
import { PlainDateField } from './PlainDateField.tsx';

type Picker = ComponentType<DateFieldProps>;

let loaded: Picker | undefined;

/** Under way before the form is hydrated, since most who come here want it. */
if (!import.meta.env.SSR) import('./DateField.tsx').catch(() => {});

const loadPicker = async () => (loaded ??= (await import('./DateField.tsx')).DateField);

/**
 * The date: a plain field until the calendar is there, which is half of this page's code. It takes the plain one's place
 * while nobody types into that, and opens at once if it was asked for.
 */
export function DateEntry() {
  const [Picker, setPicker] = useState<Picker | undefined>(() => loaded);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [isTypedInto, setIsTypedInto] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isLeft = () => !place.current?.querySelector('input:focus');

  const takeItsPlace = () => {
    // Without its code the plain field stays, which asks again.
    loadPicker().then(
      // Rendering it takes a phone long, and what is done meanwhile comes first.
      () => isLeft() && startTransition(() => setPicker(() => loaded)),
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
