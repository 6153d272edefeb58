import { VERSIONED_REFERENCE_PATTERN } from '#domain/reference.ts';

/** What a visitor read of a request: `nothing sent` where the page says that none left, `unknown` where it cannot tell. */
export interface Told {
  readonly says: 'received' | 'unknown' | 'failed' | 'nothing sent';
  readonly reference: string;
  /** The answer by which the visitor tells one version of the request from another. */
  readonly pickup: string;
}

/** A request as the staff got it. */
export interface Arrived {
  readonly email: string;
  readonly reference: string;
  /** The earlier versions that it says it replaces. */
  readonly replaces: readonly string[];
  readonly pickup: string;
}

/** What is kept of one visit. */
export interface VisitRecord {
  readonly visitor: number;
  readonly email: string;
  readonly told: readonly Told[];
  /** How many requests the visitor meant to make: one, and one more with each copy of a tab that had sent nothing yet. */
  readonly requests: number;
  /** In the visitor's order, numbered. */
  readonly steps: readonly string[];
  /** What the console held that no fault accounts for, and where the visitor could not go on. */
  readonly problems: readonly string[];
}

export interface Violation {
  readonly visitor: number;
  readonly what: string;
}

/** The reference without its version, and the version. */
function partsOf(reference: string) {
  const [, base = reference, version = '1'] = /^([A-Z]+-[^-]+)(?:-(\d+))?$/.exec(reference) ?? [];
  return { base, version: Number(version) };
}

/** Whether one is an earlier version of the same request as the other. */
function isEarlier(one: string, other: string) {
  const [earlier, later] = [partsOf(one), partsOf(other)];
  return earlier.base === later.base && earlier.version < later.version;
}

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** What was told and did not happen, or happened and was not told. */
function untruths({ told }: VisitRecord, mails: readonly Arrived[]): string[] {
  const lost = told
    .filter(({ says }) => says === 'received')
    .filter(
      ({ reference, pickup }) =>
        !mails.some((mail) => mail.reference === reference && mail.pickup === pickup),
    )
    .map(({ reference }) => `was told that ${reference} was received; it did not arrive`);
  const untold = distinct(mails.map(({ reference }) => reference))
    .filter(
      (reference) =>
        !told.some((each) => each.reference === reference && each.says !== 'nothing sent'),
    )
    .map((reference) => `${reference} arrived; the visitor was not told that it may have`);
  return [...lost, ...untold];
}

/** What staff would take for two bookings, or could not tell apart. */
function confusions({ requests }: VisitRecord, mails: readonly Arrived[]): string[] {
  const problems: string[] = [];
  const inbox = distinct(mails.map(({ reference }) => reference));
  const bases = distinct(inbox.map((reference) => partsOf(reference).base));
  if (bases.length > requests) {
    problems.push(`${requests} made by the visitor, but ${bases.join(' and ')} arrived`);
  }
  for (const { reference, replaces } of mails) {
    const { base, version } = partsOf(reference);
    if (!VERSIONED_REFERENCE_PATTERN.test(reference)) problems.push(`${reference} is no reference`);
    const earlier = replaces.map(partsOf);
    if (earlier.some((other) => other.base !== base || other.version >= version)) {
      problems.push(`${reference} says that it replaces ${replaces.join(', ')}`);
    }
    const unnamed = inbox.filter(
      (other) => isEarlier(other, reference) && !replaces.includes(other),
    );
    if (unnamed.length > 0) {
      problems.push(`${reference} does not say that it replaces ${unnamed.join(', ')}`);
    }
  }
  for (const reference of inbox) {
    const pickups = mails.filter((mail) => mail.reference === reference).map((mail) => mail.pickup);
    if (distinct(pickups).length > 1) problems.push(`${reference} arrived with different answers`);
  }
  return distinct(problems);
}

/** What must never be: each with the visitor who met it; visitor 0 stands for nobody in particular. */
export function violationsIn(
  visits: readonly VisitRecord[],
  arrived: readonly Arrived[],
): Violation[] {
  const owners = new Map<string, string>();
  const strange = arrived.flatMap(({ email, reference }): Violation[] => {
    const { base } = partsOf(reference);
    const owner = owners.get(base) ?? email;
    owners.set(base, owner);
    const problems: Violation[] = [];
    if (!visits.some((visit) => visit.email === email)) {
      problems.push({ visitor: 0, what: `${reference} came from ${email}, who is no visitor` });
    }
    if (owner !== email) {
      const visitor = visits.find((visit) => visit.email === email)?.visitor ?? 0;
      problems.push({ visitor, what: `${base} is the reference of ${owner} too` });
    }
    return problems;
  });
  const own = visits.flatMap((visit) => {
    const mails = arrived.filter(({ email }) => email === visit.email);
    return [...visit.problems, ...untruths(visit, mails), ...confusions(visit, mails)].map(
      (what): Violation => ({ visitor: visit.visitor, what }),
    );
  });
  return [...strange, ...own];
}

/** The account in numbers. Each version of a request is one; `sent` is the sum of the four. */
export interface Figures {
  readonly sent: number;
  readonly received: number;
  /** Arrived, and its visitor was told that nobody can tell. */
  readonly arrivedUnknown: number;
  /** Arrived, and its visitor was told that it failed. */
  readonly arrivedFailed: number;
  /** Did not arrive, and its visitor was told that nobody can tell, or that it failed. */
  readonly notArrived: number;
  /** Mails beyond the first with the same reference. */
  readonly repeats: number;
}

/** Adds up what became of everything that was sent. */
export function figuresOf(visits: readonly VisitRecord[], arrived: readonly Arrived[]): Figures {
  const told = visits.flatMap((visit) => visit.told);
  const references = (of: readonly { reference: string }[]) =>
    distinct(of.map(({ reference }) => reference));
  const inbox = references(arrived);
  const toldAs = (says: Told['says']) => references(told.filter((each) => each.says === says));
  const received = toldAs('received');
  const unknown = toldAs('unknown').filter((reference) => !received.includes(reference));
  const failed = toldAs('failed').filter(
    (reference) => !received.includes(reference) && !unknown.includes(reference),
  );
  const isIn = (reference: string) => inbox.includes(reference);
  const reported = [...unknown, ...failed];
  return {
    sent: distinct([...received, ...reported, ...inbox]).length,
    received: received.filter(isIn).length,
    arrivedUnknown: unknown.filter(isIn).length,
    arrivedFailed: failed.filter(isIn).length,
    notArrived: reported.filter((reference) => !isIn(reference)).length,
    repeats: arrived.length - inbox.length,
  };
}
