import { useEffect, useSyncExternalStore } from 'react';

/** What the visitor is about to ask about, in the words of a chat message; empty where nothing is known. */
let inquiry = '';
const readers = new Set<() => void>();

function tell(text: string) {
  inquiry = text;
  for (const read of readers) read();
}

function subscribe(read: () => void) {
  readers.add(read);
  return () => {
    readers.delete(read);
  };
}

/** The beginning of a chat message that fits the page at hand; empty where pages are prerendered. */
export const useInquiry = (): string =>
  useSyncExternalStore(
    subscribe,
    () => inquiry,
    () => '',
  );

/** Tells every chat link on the page, header and footer included, what this page is about while it is open. */
export function useTellInquiry(text: string) {
  useEffect(() => {
    tell(text);
    return () => tell('');
  }, [text]);
}
