import type { Backend } from '@sveltia/cms';

const forges = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  gitea: 'https://gitea.com/api/v1',
} as const;

type Forge = keyof typeof forges;

const isForge = (name: string): name is Forge => Object.hasOwn(forges, name);

/** Where the editor saves, and the one address that it may talk to. */
export interface Destination {
  readonly backend: Backend;
  readonly origin: string;
}

/**
 * Where an editor on the web saves; undefined if the settings ask for none.
 * @throws Error in a sentence for a setting that cannot be right
 */
export function destinationFrom(
  settings: Readonly<Record<string, string | undefined>>,
): Destination | undefined {
  const repo = settings['EDITOR_REPOSITORY'];
  if (!repo) return undefined;
  const name = settings['EDITOR_FORGE'] ?? 'github';
  if (!isForge(name)) {
    throw new Error(`EDITOR_FORGE is "${name}"; it can be ${Object.keys(forges).join(', ')}.`);
  }
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repo)) {
    throw new Error(`EDITOR_REPOSITORY is "${repo}"; write it like owner/name.`);
  }
  const api = settings['EDITOR_API'] ?? forges[name];
  if (!URL.canParse(api)) throw new Error(`EDITOR_API is "${api}"; write it like ${forges[name]}.`);
  const common = { repo, api_root: api, branch: settings['EDITOR_BRANCH'] ?? 'main' };
  return {
    // A sign-in with a window of its own needs a server of somebody's; a token needs none.
    backend: { ...common, name, auth_methods: ['token'] } as Backend,
    origin: new URL(api).origin,
  };
}

/** On the owner's computer the editor writes into the folder that it is given, and to nobody else. */
export const onThisComputer: Destination = {
  backend: { name: 'github', repo: 'this/computer', auth_methods: ['token'] },
  origin: "'self'",
};
