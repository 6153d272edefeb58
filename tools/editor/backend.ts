import type { Backend } from '@sveltia/cms';

import type { Settings } from '#domain/site/env-schema.ts';

const forges = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  gitea: 'https://gitea.com/api/v1',
} as const;

type Forge = keyof typeof forges;

/** The place where the editor saves, and the only origin that it may connect to. */
export interface Destination {
  readonly backend: Backend;
  readonly origin: string;
}

/** Returns where an editor on the web saves, from validated settings; undefined if they ask for none. */
export function destinationFrom(settings: Settings): Destination | undefined {
  const repo = settings.EDITOR_REPOSITORY;
  if (!repo) return undefined;
  const name = (settings.EDITOR_FORGE ?? 'github') as Forge;
  const api = settings.EDITOR_API ?? forges[name];
  const common = { repo, api_root: api, branch: settings.EDITOR_BRANCH ?? 'main' };
  return {
    // A sign-in through a popup would need a server; a token does not.
    backend: { ...common, name, auth_methods: ['token'] } as Backend,
    origin: new URL(api).origin,
  };
}

/** On the owner's computer, the editor writes to the selected folder and connects to no other site. */
export const onThisComputer: Destination = {
  backend: { name: 'github', repo: 'this/computer', auth_methods: ['token'] },
  origin: "'self'",
};
