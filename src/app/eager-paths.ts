/** Visitors come to these pages to act; on all others the prerendered page works while its pictures load. */
export const eagerPaths: ReadonlySet<string> = new Set(['/book', '/booking-success']);
