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
  { path: '/', requests: 28, kilobytes: 580, insertedRules: 136 },
  { path: '/book', requests: 40, kilobytes: 431, insertedRules: 186 },
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
