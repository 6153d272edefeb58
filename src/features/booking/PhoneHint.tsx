import { isMissingCountryCode } from '#domain/booking/phone-number.ts';

import { FieldHint, useIsSettled } from './field-hint.tsx';
import { useField } from './fields.tsx';

/** Asks for the country code, because staff abroad cannot call back without it. */
export function PhoneHint() {
  const { value } = useField('phone');
  const isSettled = useIsSettled(value);
  return (
    <FieldHint>
      {isSettled && isMissingCountryCode(value) ? (
        <span>
          Is the country code missing? Start your phone number with + and the code, such as +1 for
          the USA and Canada.
        </span>
      ) : null}
    </FieldHint>
  );
}
