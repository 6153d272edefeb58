import type { Backend } from '@sveltia/cms';

import type { GivenSettings } from '../settings.ts';

const forges = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  gitea: 'https://gitea.com/api/v1',
} as const;

type Forge = keyof typeof forges;

/** The place to which the editor saves. It is the only origin to which the editor may connect. */
export interface Destination {
  readonly backend: Backend;
  readonly origin: string;
  /** True if people may sign in with OAuth, in a popup that reports to the forms. */
  readonly hasSignInPopup: boolean;
}

/**
 * Returns the options of the sign-in. OAuth with PKCE needs no server, because the browser proves with its own secret that
 * it began the sign-in. Sveltia uses PKCE on GitLab only if `auth_type` asks for it, and on Gitea and Forgejo always.
 */
function getSignInOptions(appId: string | undefined, name: Forge, api: string) {
  if (!appId) return { auth_methods: ['token'] };
  return {
    auth_methods: ['oauth', 'token'],
    app_id: appId,
    // The pages of the forge are beside its API.
    base_url: api.replace(/\/api\/v\d+\/?$/, ''),
    ...(name === 'gitlab' && { auth_type: 'pkce' }),
  };
}

/**
 * Returns the place to which an editor on the web saves, based on validated settings; undefined if the settings do not
 * configure one.
 */
export function destinationFrom(settings: GivenSettings): Destination | undefined {
  const repo = settings.EDITOR_REPOSITORY;
  if (!repo) return undefined;
  const name = (settings.EDITOR_FORGE ?? 'github') as Forge;
  const api = settings.EDITOR_API ?? forges[name];
  const signIn = getSignInOptions(settings.EDITOR_APP_ID, name, api);
  return {
    backend: {
      name,
      repo,
      api_root: api,
      branch: settings.EDITOR_BRANCH ?? 'main',
      ...signIn,
    } as Backend,
    origin: new URL(api).origin,
    hasSignInPopup: Boolean(settings.EDITOR_APP_ID),
  };
}

/** On the owner's computer, the editor writes to the selected folder and connects to no other site. */
export const onThisComputer: Destination = {
  backend: { name: 'github', repo: 'this/computer', auth_methods: ['token'] },
  origin: "'self'",
  hasSignInPopup: false,
};
