import { expect, it } from 'vitest';

import { destinationFrom } from '#tools/editor/backend.ts';

it.each([
  ['https://github.com/company/site', 'github', 'company/site', 'https://api.github.com'],
  ['https://gitlab.com/group/team/site', 'gitlab', 'group/team/site', 'https://gitlab.com/api/v4'],
  ['https://git.river.com/company/site', 'gitlab', 'company/site', 'https://git.river.com/api/v4'],
])('the forms save to %s with a token', (EDITOR_REPOSITORY, name, repo, api) => {
  expect(destinationFrom({ EDITOR_REPOSITORY, EDITOR_BRANCH: 'live' })).toEqual({
    backend: { name, repo, api_root: api, branch: 'live', auth_methods: ['token'] },
    origin: new URL(api).origin,
  });
});

it('a site without a repository has no forms', () => {
  expect(destinationFrom({})).toBeUndefined();
});
