import { company } from '#content/company.ts';

/** Letters and digits that sound and look different from one another: no 0/O, 1/I/L, 5/S, 2/Z, 8/B, U/V. */
const ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';
const LENGTH = 7;

/** A reference is the company's prefix and seven unambiguous characters (31 random bits). */
export const REFERENCE_PATTERN = new RegExp(
  `^${company.referencePrefix}-[${ALPHABET}]{${LENGTH}}$`,
);

/** Highest version that a record may name. */
export const LAST_VERSION = 99;

/** A reference as guests and staff read it: from the second version on with its number (`LAM-ACDE347-2`). */
export const VERSIONED_REFERENCE_PATTERN = new RegExp(
  `^${REFERENCE_PATTERN.source.slice(1, -1)}(?:-(?:[2-9]|[1-9]\\d))?$`,
);

/** The reference of one version of a request, from 1. */
export const versionedReference = (reference: string, version: number): string =>
  version > 1 ? `${reference}-${version}` : reference;

/** The reference without its version, and the version as a number from 1. */
export function parseReference(versioned: string): { reference: string; version: number } {
  const [, reference = versioned, version = '1'] = /^(.*?)(?:-(\d{1,2}))?$/.exec(versioned) ?? [];
  return { reference, version: Number(version) };
}

/** Which version of a request is which, by number from 1. */
export interface RequestVersions {
  /** The one that the form holds. */
  readonly current: number;
  /** The highest one that any tab has given out. */
  readonly last: number;
  /** The latest version that may have reached the service without a confirmation; 0 if there is none. */
  readonly unconfirmed: number;
  /** The latest one that the service took; 0 if there is none. The form then holds a change to it. */
  readonly sent: number;
}

export const firstVersion: RequestVersions = { current: 1, last: 1, unconfirmed: 0, sent: 0 };

/** True if staff may already know the request, so that it must keep its reference. */
export const mayBeKnownToStaff = ({ unconfirmed, sent }: RequestVersions): boolean =>
  unconfirmed > 0 || sent > 0;

/** A version with a number that no other one has. */
export const nextVersion = (versions: RequestVersions): RequestVersions => {
  const last = Math.min(versions.last + 1, LAST_VERSION);
  return { ...versions, current: last, last };
};

/** The versions once something in the form is changed: what may have arrived keeps its number. */
export const versionsAfterChange = (versions: RequestVersions): RequestVersions =>
  versions.unconfirmed === versions.current ? nextVersion(versions) : versions;

/**
 * References of the versions that this one replaces, should they have arrived: all earlier ones, with every try, since
 * the mail that named one of them may be the one that was lost.
 */
export const earlierReferences = (
  reference: string,
  versions: RequestVersions,
): readonly string[] =>
  // Stryker disable next-line ConditionalExpression: A version above the first is given out only once one may have arrived, so without such a one there are no earlier ones either.
  mayBeKnownToStaff(versions)
    ? Array.from({ length: versions.current - 1 }, (_, index) =>
        versionedReference(reference, index + 1),
      )
    : [];

/** The same as staff read it; null if there are none. */
export const replacedReference = (reference: string, versions: RequestVersions): string | null =>
  earlierReferences(reference, versions).join(' or ') || null;

/** Makes a booking reference from a source of random bytes (0-255); bytes that would favour a letter are drawn again. */
export function makeReference(randomByte: () => number): string {
  const limit = 256 - (256 % ALPHABET.length);
  let code = '';
  while (code.length < LENGTH) {
    const byte = randomByte();
    if (byte < limit) code += ALPHABET[byte % ALPHABET.length];
  }
  return `${company.referencePrefix}-${code}`;
}
