import { useEffect, useSyncExternalStore } from 'react';

import { whatsAppHref } from '#domain/site/contact-links.ts';

/** The start of a chat message that matches the current page; empty if there is none. */
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

/** Returns the URL of a chat with the company, prefilled with the visitor's plans. */
export const useWhatsAppHref = (): string =>
  whatsAppHref(useSyncExternalStore(subscribe, known, knownToNobody));

/**
 * Prefills every chat link on the page, including those in the header and the footer, while the component is mounted.
 */
export function useWhatsAppPrefill(text: string) {
  useEffect(() => {
    tell(text);
    return () => tell('');
  }, [text]);
}
