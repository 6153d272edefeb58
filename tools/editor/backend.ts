import type { Backend } from '@sveltia/cms';

import type { GivenSettings } from '../settings.ts';

/** The place to which the editor saves. It is the only origin to which the editor may connect. */
export interface Destination {
  readonly backend: Backend;
  readonly origin: string;
}

/**
 * Returns the place to which an editor on the web saves: a repository on GitHub, or on GitLab or another server with
 * GitLab's software. It is undefined if the settings name no repository.
 */
export function destinationFrom(settings: GivenSettings): Destination | undefined {
  if (!settings.EDITOR_REPOSITORY) return undefined;
  const { host, origin, pathname } = new URL(settings.EDITOR_REPOSITORY);
  const isGitHub = host === 'github.com';
  const api_root = isGitHub ? 'https://api.github.com' : `${origin}/api/v4`;
  return {
    backend: {
      name: isGitHub ? 'github' : 'gitlab',
      repo: pathname.slice(1),
      api_root,
      branch: settings.EDITOR_BRANCH ?? 'main',
      auth_methods: ['token'],
    },
    origin: new URL(api_root).origin,
  };
}

/** On the owner's computer, the editor writes to the selected folder and connects to no other site. */
export const onThisComputer: Destination = {
  backend: { name: 'github', repo: 'this/computer', auth_methods: ['token'] },
  origin: "'self'",
};
