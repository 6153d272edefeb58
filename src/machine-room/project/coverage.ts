import type { CoverageRecord } from '#machine-room/recording/coverage.ts';

/** Written by `npm run charts -- --coverage`. */
const files = import.meta.glob<CoverageRecord>('./coverage.json', {
  eager: true,
  import: 'default',
});

/** Who has taken which transition; empty until it was recorded for the first time. */
export const coverageRecord: CoverageRecord = files['./coverage.json'] ?? {
  recorded: '',
  versions: {},
  machines: {},
};
