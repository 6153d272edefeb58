import { countVisit } from '#tools/bench/count.ts';

import { expect, test } from './fixtures.ts';

/** Milliseconds for which a phone is left alone. */
const ALONE = 10_000;

/** About 15 % above what a browser with windows was measured to need, which asks for an icon too. */
interface Budget {
  readonly path: string;
  readonly requests: number;
  readonly kilobytes: number;
  readonly insertedRules: number;
}

const budgets: readonly Budget[] = [
  { path: '/', requests: 34, kilobytes: 455, insertedRules: 4 },
  { path: '/book', requests: 39, kilobytes: 272, insertedRules: 32 },
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
