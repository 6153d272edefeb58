import { wordsOf } from './finding.ts';

/** A description of a network error, and how to fix it. */
type Words = readonly [text: string, next: string];

const causes: readonly (readonly [code: RegExp, ...words: Words])[] = [
  [
    /ENOTFOUND/,
    'this name is not known on the internet',
    'Look for a typing mistake, or set the name up where you bought it.',
  ],
  [/EAI_AGAIN|UNREACH/, 'there is no way to it', 'See that this computer is connected.'],
  [
    /REFUSED|TIMEDOUT|TIMEOUT|Timeout/,
    'nothing answers there',
    'See that the server is running, for this address, and that a firewall lets it answer.',
  ],
  [/RESET|SOCKET/, 'the connection broke', 'Try again; if it goes on, ask the host.'],
  [/EPROTO/, 'it does not speak https', 'Have the host give the site a certificate.'],
];

const certificateNext =
  'Have the host renew it, or get one for this name from an authority that browsers know, such as Let’s Encrypt, and send its whole chain. For an authority of your own name its file in NODE_EXTRA_CA_CERTS.';

/** Explains a network error and how to fix it, in words for the owner. */
export function networkWords(error: unknown): Words {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, name } = cause as { readonly code?: unknown; readonly name?: unknown };
  const words = wordsOf(cause);
  if (/CERT|TLS|UNABLE_TO/.test(String(code)))
    return [`its certificate is refused (${words})`, certificateNext];
  const [, text, next] =
    causes.find(([codes]) => codes.test(`${String(code)} ${String(name)}`)) ?? [];
  return [text ?? words, next ?? 'Check the address and the connection, then try again.'];
}

export type Answer = Awaited<ReturnType<typeof get>>;

const LONGEST_WAIT_MS = 15_000;

/** Sends a GET request like a page of this origin would, without following redirects. */
export async function get(path: string, origin: string) {
  const answer = await fetch(new URL(path, origin), {
    headers: { Origin: origin },
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
