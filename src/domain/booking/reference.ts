import { company } from '#content/company.ts';

/** The letters and digits that cannot be confused when they are read or heard: no 0/O, 1/I/L, 5/S, 2/Z, 8/B, U/V. */
const ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';
const LENGTH = 7;

/** A reference is the company's prefix and seven unambiguous characters (31 random bits). */
export const REFERENCE_PATTERN = new RegExp(
  `^${company.referencePrefix}-[${ALPHABET}]{${LENGTH}}$`,
);

/** The highest version that a stored draft may have. */
export const LAST_VERSION = 99;

/**
 * A reference as guests and staff read it. From the second version on, it ends with the version number
 * (`LAM-ACDE347-2`).
 */
export const VERSIONED_REFERENCE_PATTERN = new RegExp(
  `^${REFERENCE_PATTERN.source.slice(1, -1)}(?:-(?:[2-9]|[1-9]\\d))?$`,
);

/** Returns the reference of one version of a request; the first version is 1. */
export const versionedReference = (reference: string, version: number): string =>
  version > 1 ? `${reference}-${version}` : reference;

/** Splits a reference into the part without the version and the version, which is 1 if there is none. */
export function parseReference(versioned: string): { reference: string; version: number } {
  const [, reference = versioned, version = '1'] = /^(.*?)(?:-(\d{1,2}))?$/.exec(versioned) ?? [];
  return { reference, version: Number(version) };
}

/** The version numbers of a request. The first version is 1. */
export interface RequestVersions {
  /** The version that is open in the form. */
  readonly current: number;
  /** The highest version that any tab has used. */
  readonly last: number;
  /** The latest version that may have reached the service without a confirmation; 0 if there is none. */
  readonly unconfirmed: number;
  /**
   * The latest version that the service confirmed; 0 if there is none. A change after the confirmation creates a
   * version that replaces this one.
   */
  readonly sent: number;
}

export const firstVersion: RequestVersions = { current: 1, last: 1, unconfirmed: 0, sent: 0 };

/** True if staff may already know the request, so that it must keep its reference. */
export const mayBeKnownToStaff = ({ unconfirmed, sent }: RequestVersions): boolean =>
  unconfirmed > 0 || sent > 0;

/** Returns the versions after starting the next version. */
export const nextVersion = (versions: RequestVersions): RequestVersions => {
  const last = Math.min(versions.last + 1, LAST_VERSION);
  return { ...versions, current: last, last };
};

/** Returns the versions after a change in the form. A new version starts only if the current one may have arrived. */
export const versionsAfterChange = (versions: RequestVersions): RequestVersions =>
  versions.unconfirmed === versions.current ? nextVersion(versions) : versions;

/**
 * Returns the references of all earlier versions. The email of a new version lists all of them, because any earlier
 * email may have been lost.
 */
export const earlierReferences = (
  reference: string,
  versions: RequestVersions,
): readonly string[] =>
  mayBeKnownToStaff(versions)
    ? Array.from({ length: versions.current - 1 }, (_, index) =>
        versionedReference(reference, index + 1),
      )
    : [];

/** Formats the earlier references for staff; null if there are none. */
export const replacedReference = (reference: string, versions: RequestVersions): string | null =>
  earlierReferences(reference, versions).join(' or ') || null;

/**
 * Creates a booking reference from random bytes (0-255). Bytes that would make some letters more likely than others are
 * skipped.
 */
export function makeReference(randomByte: () => number): string {
  const limit = 256 - (256 % ALPHABET.length);
  let code = '';
  while (code.length < LENGTH) {
    const byte = randomByte();
    if (byte < limit) code += ALPHABET[byte % ALPHABET.length];
  }
  return `${company.referencePrefix}-${code}`;
}
