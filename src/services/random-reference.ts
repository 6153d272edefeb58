import { makeReference } from '#domain/booking/reference.ts';

/** A new booking reference from the browser's own source of random bytes. */
export const randomReference = (): string =>
  makeReference(() => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0);
