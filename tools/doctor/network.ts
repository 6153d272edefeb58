import { type Answer, decoded, fetchRaw } from '../hosts/walk.ts';

import { wordsOf } from './finding.ts';

const wordsByCode: Readonly<Record<string, string>> = {
  ENOTFOUND:
    'this name is not known on the internet; look for a typing mistake, or set the name up where you bought it',
  EAI_AGAIN: 'the name could not be looked up; is this computer connected?',
  ECONNREFUSED: 'nothing answers there; the server is not running, or not for this address',
  ECONNRESET: 'the connection broke',
  EHOSTUNREACH: 'there is no way to it from here; is this computer connected?',
  ENETUNREACH: 'there is no way to it from here; is this computer connected?',
  CERT_HAS_EXPIRED: 'its certificate has expired; renew it at the host',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is for another name; have the host issue one for this name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate was made by itself; browsers warn of it',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate lacks a part of its chain; some browsers warn of it',
  EPROTO: 'it does not speak https',
};

/** Why there was no answer, in words for the owner. */
export function networkWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return wordsByCode[code] ?? wordsOf(error);
}

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
