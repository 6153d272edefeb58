import { useEffect, useSyncExternalStore } from 'react';

import { whatsAppHref } from '#domain/site/contact-links.ts';

/** How a chat message that fits the page at hand begins; empty where nothing is known. */
let inquiry = '';
const readers = new Set<() => void>();

function tell(text: string) {
  inquiry = text;
  for (const read of readers) read();
}

function subscribe(read: () => void) {
  readers.add(read);
  return () => readers.delete(read);
}

const known = () => inquiry;
const knownToNobody = () => '';

/** Address of a chat with the company, whose message begins with what is known of the visitor's plans. */
export const useWhatsAppHref = (): string =>
  whatsAppHref(useSyncExternalStore(subscribe, known, knownToNobody));

/** Tells every chat link on the page, header and footer included, what this page is about while it is open. */
export function useWhatsAppPrefill(text: string) {
  useEffect(() => {
    tell(text);
    return () => tell('');
  }, [text]);
}
