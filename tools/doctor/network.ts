import { type Answer, decoded, fetchRaw } from '../hosts/ask.ts';

import { wordsOf } from './finding.ts';

/** What has happened, and what to do about it. */
type Words = readonly [text: string, next: string];

const noWay: Words = ['there is no way to it from here', 'See that this computer is connected.'];
const madeByItself: Words = [
  'its certificate was made by itself, and browsers warn of it',
  'Have the host get one from an authority that browsers know, such as Let’s Encrypt. For an authority of your own name its file in NODE_EXTRA_CA_CERTS.',
];
const brokenChain: Words = [
  'its certificate lacks a part of its chain, or browsers do not know who issued it',
  'Have the host send the whole chain (the file is often called fullchain.pem). For an authority of your own name its file in NODE_EXTRA_CA_CERTS.',
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
  EAI_AGAIN: ['the name could not be looked up', 'See that this computer is connected.'],
  ECONNREFUSED: ['nothing answers there', 'See that the server is running, and for this address.'],
  ECONNRESET: ['the connection broke', 'Try again; if it goes on, ask the host.'],
  ETIMEDOUT: [
    'no answer came',
    'See that the server is running, and that a firewall lets it answer.',
  ],
  EHOSTUNREACH: noWay,
  ENETUNREACH: noWay,
  CERT_HAS_EXPIRED: ['its certificate has expired', 'Renew it at the host.'],
  ERR_TLS_CERT_ALTNAME_INVALID: otherName,
  ERR_SSL_TLSV1_UNRECOGNIZED_NAME: otherName,
  ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR: [
    'it has no certificate for this name',
    'Have the host issue one for this name.',
  ],
  DEPTH_ZERO_SELF_SIGNED_CERT: madeByItself,
  SELF_SIGNED_CERT_IN_CHAIN: brokenChain,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: brokenChain,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: brokenChain,
  EPROTO: ['it does not speak https', 'Have the host give the site a certificate.'],
};

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Why there was no answer, in words for the owner. */
export const networkWords = (error: unknown): string =>
  wordsByCode[codeOf(error)]?.[0] ?? wordsOf(error);

/** What to do about an answer that does not come. */
export const networkNext = (error: unknown): string =>
  wordsByCode[codeOf(error)]?.[1] ?? 'Check the address and the connection, then try again.';

export interface LiveSite {
  readonly origin: string;
  /** One GET; the same one is asked once only. */
  readonly ask: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
}

/** A site that is asked over the network. */
export function liveSite(origin: string): LiveSite {
  const answers = new Map<string, Promise<Answer>>();
  return {
    origin,
    ask: (path, headers = {}) => {
      const key = JSON.stringify([path, headers]);
      const answer = answers.get(key) ?? fetchRaw(origin, { path, headers });
      answers.set(key, answer);
      return answer;
    },
  };
}

/** The text of a good answer; nothing for any other. */
export async function textAt({ ask }: LiveSite, path: string): Promise<string | undefined> {
  try {
    const answer = await ask(path);
    return answer.status === 200 ? decoded(answer).toString('utf8') : undefined;
  } catch {
    return undefined;
  }
}
