import type { Backend } from '@sveltia/cms';

import type { Settings } from '#domain/site/env-schema.ts';

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
}

/**
 * Returns the place to which an editor on the web saves, based on validated settings; undefined if the settings do not
 * configure one.
 */
export function destinationFrom(settings: Settings): Destination | undefined {
  const repo = settings.EDITOR_REPOSITORY;
  if (!repo) return undefined;
  const name = (settings.EDITOR_FORGE ?? 'github') as Forge;
  const api = settings.EDITOR_API ?? forges[name];
  const common = { repo, api_root: api, branch: settings.EDITOR_BRANCH ?? 'main' };
  return {
    // A sign-in with a popup would need a server, but a token does not.
    backend: { ...common, name, auth_methods: ['token'] } as Backend,
    origin: new URL(api).origin,
  };
}

/** On the owner's computer, the editor writes to the selected folder and connects to no other site. */
export const onThisComputer: Destination = {
  backend: { name: 'github', repo: 'this/computer', auth_methods: ['token'] },
  origin: "'self'",
};
