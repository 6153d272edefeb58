import { wordsOf } from './finding.ts';

/** What has happened, and what to do about it. */
type Words = readonly [text: string, next: string];

const noWay: Words = ['there is no way to it from here', 'See that this computer is connected.'];
const noAnswer: Words = [
  'no answer came',
  'See that the server is running, and that a firewall lets it answer.',
];
const brokenOff: Words = ['the connection broke', 'Try again; if it goes on, ask the host.'];
const unknownIssuer: Words = [
  'browsers do not know who issued its certificate, or it lacks a part of its chain',
  'Have the host get one from an authority that browsers know, such as Let’s Encrypt, and send the whole chain. For an authority of your own name its file in NODE_EXTRA_CA_CERTS.',
];
const otherName: Words = [
  'its certificate is for another name',
  'Have the host issue one for this name.',
];

const wordsByCode: Readonly<Record<string, Words>> = {
  ENOTFOUND: [
    'this name is not known on the internet',
    'Look for a typing mistake, or set the name up where you bought it.',
  ],
  EAI_AGAIN: noWay,
  EHOSTUNREACH: noWay,
  ENETUNREACH: noWay,
  ECONNREFUSED: ['nothing answers there', 'See that the server is running, and for this address.'],
  ECONNRESET: brokenOff,
  UND_ERR_SOCKET: brokenOff,
  ETIMEDOUT: noAnswer,
  UND_ERR_CONNECT_TIMEOUT: noAnswer,
  TimeoutError: noAnswer,
  CERT_HAS_EXPIRED: ['its certificate has expired', 'Renew it at the host.'],
  ERR_TLS_CERT_ALTNAME_INVALID: otherName,
  ERR_SSL_TLSV1_UNRECOGNIZED_NAME: otherName,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownIssuer,
  SELF_SIGNED_CERT_IN_CHAIN: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownIssuer,
  EPROTO: ['it does not speak https', 'Have the host give the site a certificate.'],
};

/** Why there was no answer, and what to do about it, in words for the owner. */
export function networkWords(error: unknown): Words {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, name } = cause as { readonly code?: unknown; readonly name?: unknown };
  return (
    wordsByCode[String(code)] ??
    wordsByCode[String(name)] ?? [
      wordsOf(cause),
      'Check the address and the connection, then try again.',
    ]
  );
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const LONGEST_WAIT_MS = 15_000;

/**
 * One GET, which follows no redirect.
 * @param origin of the page whose script asks
 */
export async function get(address: string, origin: string): Promise<Answer> {
  const answer = await fetch(address, {
    headers: { Origin: origin },
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

export interface LiveSite {
  readonly origin: string;
  /** One GET; the same one is made once only. */
  readonly ask: (path: string) => Promise<Answer>;
}

/** A site that is asked over the network. */
export function liveSite(origin: string): LiveSite {
  const answers = new Map<string, Promise<Answer>>();
  const ask = (path: string) => {
    const answer = answers.get(path) ?? get(origin + path, origin);
    answers.set(path, answer);
    return answer;
  };
  return { origin, ask };
}

/** The text of a good answer; nothing for any other. */
export const textAt = ({ ask }: LiveSite, path: string): Promise<string> =>
  ask(path).then(
    ({ status, text }) => (status === 200 ? text : ''),
    () => '',
  );
