import { describe, expect, test } from 'vitest';

import { describeRelease } from '#tools/editor/release-status.ts';
import type { Release } from '#tools/release/release.ts';

const now = new Date(2026, 10, 27, 11, 0);
const at = (hour: number, minute: number, day = 27) =>
  new Date(2026, 10, day, hour, minute).toISOString();

const release: Release = {
  publishedAt: at(10, 42),
  assets: [],
  keptAssets: {},
  pages: {},
  settings: { unset: [], quoted: [] },
};
const heldBack = { since: at(9, 15), problems: ['content/faq.json: Title: it is missing.'] };

const saved = { faq: { title: 'Questions', lead: 'Ask us' }, notices: { closedDays: [] } };
const same = { published: saved, saved, mistakes: [] };
const newer = { ...same, published: { ...saved, faq: { title: 'FAQ' } } };
const wrong = { ...newer, mistakes: ['FAQ, Title: it is missing'] };

describe('the status of the release in the editor', () => {
  test.each([
    ['everything is published', release, same, 'Live since 10:42.'],
    [
      'everything was published on another day',
      { ...release, publishedAt: at(10, 42, 25) },
      same,
      'Live since 10:42 on November 25.',
    ],
    [
      'a mistake holds back the content',
      { ...release, heldBack },
      wrong,
      'Not live since 9:15, because of a mistake: FAQ, Title: it is missing.',
    ],
    [
      'several mistakes hold back the content',
      { ...release, heldBack },
      { ...newer, mistakes: ['A.', 'B.', 'C.'] },
      'Not live since 9:15, because of a mistake: A. More mistakes: 2.',
    ],
    [
      'the build failed without a mistake in the content',
      { ...release, heldBack: { ...heldBack, problems: [] } },
      newer,
      'Not live since 9:15, because of a mistake: the build failed; its log at the host says why.',
    ],
    [
      'the mistake is corrected, but the host has not built the correction yet',
      { ...release, heldBack },
      newer,
      'Saved, but not live yet. The site is from 10:42. Publishing takes some minutes; if it takes longer, look at your host.',
    ],
    [
      'the host has not built the newest content yet',
      release,
      newer,
      'Saved, but not live yet. The site is from 10:42. Publishing takes some minutes; if it takes longer, look at your host.',
    ],
  ])('says that %s', (_, published, contents, text) => {
    expect(describeRelease(published, contents, now)).toBe(text);
  });

  test('ignores the order of fields, empty fields and files that only the site has', () => {
    const published = {
      ...saved,
      faq: { lead: 'Ask us', title: 'Questions', note: '' },
      map: {},
    };
    expect(describeRelease(release, { ...same, published }, now)).toBe('Live since 10:42.');
  });

  test('notices a closed day that is not published yet', () => {
    const contents = { ...same, saved: { ...saved, notices: { closedDays: ['x'] } } };
    expect(describeRelease(release, contents, now)).toMatch(/^Saved, but not live yet/);
  });
});
