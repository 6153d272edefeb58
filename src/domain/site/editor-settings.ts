import * as z from 'zod/mini';

import { text } from '#content/setting-rules.ts';

/** The settings of the owner's forms at /admin. Only the build reads them. */
export const editorSettings = {
  EDITOR_REPOSITORY: {
    rule: z.string().check(z.regex(/^([\w.-]+(\/[\w.-]+)+)?$/, 'must look like owner/name')),
    help: "Repository of the site, for the owner's forms at /admin (docs/editor.md); without it, the site has no forms",
    sample: 'owner/name',
  },
  EDITOR_BRANCH: { rule: text, help: 'Branch from which the host builds', sample: 'main' },
  EDITOR_FORGE: {
    rule: z.literal(['github', 'gitlab', 'gitea'], 'must be github, gitlab or gitea'),
    help: 'Where the repository is hosted: github, gitlab or gitea',
    sample: 'github',
  },
  EDITOR_API: {
    rule: z.url({ protocol: /^https?$/, error: 'must look like https://git.example.com/api/v1' }),
    help: "URL of the host's API; only for a GitHub, GitLab or Gitea on your own server",
    sample: 'https://git.example.com/api/v1',
  },
  EDITOR_APP_ID: {
    rule: z
      .string()
      .check(z.regex(/^[\w-]*$/, 'must contain only letters, digits, hyphens and underscores')),
    help: 'Application ID for signing in with OAuth, on GitLab or Gitea only; without it, everybody signs in with a token',
    sample: '',
  },
};

/** Reports an application ID for GitHub, which offers OAuth only to sites with a server. */
export function findSignInProblems(values: Readonly<Record<string, string | undefined>>): string[] {
  const { EDITOR_APP_ID, EDITOR_FORGE = 'github' } = values;
  return EDITOR_APP_ID && EDITOR_FORGE === 'github'
    ? [
        '  EDITOR_APP_ID must be empty for GitHub, which offers no sign-in with OAuth without a server; sign in with a token',
      ]
    : [];
}
