import { describe, expect, it } from 'vitest';

import { destinationFrom } from '#tools/editor/backend.ts';

const repository = { EDITOR_REPOSITORY: 'company/site' };
const withApp = { ...repository, EDITOR_APP_ID: 'app-1' };

describe('destinationFrom', () => {
  it.each([
    repository,
    { ...repository, EDITOR_FORGE: 'gitlab' },
    { ...withApp, EDITOR_APP_ID: '' },
  ])('offers only the token without an application ID: %j', (settings) => {
    const destination = destinationFrom(settings);
    expect(destination?.backend).toMatchObject({ auth_methods: ['token'] });
    expect(destination?.backend).not.toHaveProperty('app_id');
    expect(destination?.hasSignInPopup).toBe(false);
  });

  it('offers OAuth with PKCE beside the token on GitLab', () => {
    expect(destinationFrom({ ...withApp, EDITOR_FORGE: 'gitlab' })).toEqual({
      backend: {
        name: 'gitlab',
        repo: 'company/site',
        branch: 'main',
        api_root: 'https://gitlab.com/api/v4',
        base_url: 'https://gitlab.com',
        auth_methods: ['oauth', 'token'],
        auth_type: 'pkce',
        app_id: 'app-1',
      },
      origin: 'https://gitlab.com',
      hasSignInPopup: true,
    });
  });

  it.each([
    ['gitea', undefined, 'https://gitea.com'],
    ['gitea', 'https://codeberg.org/api/v1', 'https://codeberg.org'],
    ['gitlab', 'https://example.com/git/api/v4/', 'https://example.com/git'],
  ])('signs in to %s with the API %s at %s', (EDITOR_FORGE, EDITOR_API, base_url) => {
    const settings = { ...withApp, EDITOR_FORGE, ...(EDITOR_API && { EDITOR_API }) };
    expect(destinationFrom(settings)?.backend).toMatchObject({ app_id: 'app-1', base_url });
  });
});
