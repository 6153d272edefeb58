/** The day on which the tests run. */
export const today = '2026-11-20';

/** The time of day in Belize at which the tests run, in minutes after midnight. */
export const noon = 720;

/** The moment at which the tests run, which is noon in Belize. */
export const testTime = new Date(`${today}T18:00:00Z`);
