/** The day on which the tests run. */
export const today = '2026-11-20';

/** Their time of day in Belize, in minutes after midnight. */
export const noon = 720;

/** The same moment in UTC: noon in Belize. */
export const testTime = new Date(`${today}T18:00:00Z`);
