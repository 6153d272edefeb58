import { makeReference } from '#domain/booking/reference.ts';

/** Creates a booking reference from the browser's cryptographic random bytes. */
export const randomReference = (): string =>
  makeReference(() => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0);
