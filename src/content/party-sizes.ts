/** The group sizes that the form offers. Sizes between them are arranged by phone or email. */
export const offeredPartySizes: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20];
