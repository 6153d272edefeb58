import { countVisit } from '#tools/bench/count.ts';

import { expect, test } from './fixtures.ts';

/** Milliseconds for which a phone is left alone. */
const ALONE = 10_000;

interface Budget {
  readonly path: string;
  readonly requests: number;
  readonly kilobytes: number;
  readonly insertedRules: number;
}

const budgets: readonly Budget[] = [
  { path: '/', requests: 29, kilobytes: 395, insertedRules: 3 },
  { path: '/book', requests: 33, kilobytes: 236, insertedRules: 28 },
];

for (const { path, ...budget } of budgets) {
  test(
    `a phone that opens ${path} and is left alone`,
    { tag: '@phone' },
    async ({ browser, site }) => {
      const cost = await countVisit(browser, site.url + path, ALONE);
      expect(cost.requests).toBeLessThanOrEqual(budget.requests);
      expect(cost.kilobytes).toBeLessThanOrEqual(budget.kilobytes);
      expect(cost.insertedRules).toBeLessThanOrEqual(budget.insertedRules);
    },
  );
}
