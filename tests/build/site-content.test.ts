import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readContent } from '#content/read-content.ts';
import { compareWithSpecification, explainDifferences } from '#tests/support/specified-content.ts';
import { findContentProblems } from '#tools/build/content-plugin.ts';
import { projectDir } from '#tools/setup/launch.mjs';

import check from '../specification/check.json' with { type: 'json' };

/** The company's content. All other tests read the content of the specification. */
const siteContent = join(projectDir, 'content');

test("the build accepts the company's content", () => {
  expect(findContentProblems(siteContent)).toEqual([]);
});

test.runIf(check.comparesContent)(
  "the company's content has the values of the specification",
  () => {
    const differences = compareWithSpecification(readContent(siteContent));
    expect(differences, explainDifferences(differences)).toEqual([]);
  },
);
