import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { loadEnv } from 'vite';

import { settingPrefixes } from '#domain/site/env-schema.ts';

import { runBuildCommand } from '../build/build-or-keep-content.ts';
import type { Finding } from '../doctor/finding.ts';
import { projectDir } from '../setup/launch.mjs';
import { checkSettingLines } from '../settings.ts';

interface Host {
  /** Explains where to get each variable that the host's program needs. */
  readonly variables: Readonly<Record<string, string>>;
  /** The arguments of npx, which are the same in .github/workflows/publish.yml. */
  readonly npx: readonly string[];
  readonly minNodeVersion: number;
}

const hosts: Readonly<Record<string, Host>> = {
  netlify: {
    variables: {
      NETLIFY_AUTH_TOKEN:
        'create a token in Netlify under User settings, Applications, Personal access tokens, New access token',
      NETLIFY_SITE_ID:
        'copy the Project ID in Netlify from Project configuration, General, Project information',
    },
    npx: ['--yes', 'netlify-cli@23', 'deploy', '--prod', '--no-build', '--dir', 'dist'],
    minNodeVersion: 20,
  },
  cloudflare: {
    variables: {
      CLOUDFLARE_API_TOKEN:
        'create a token in Cloudflare under My Profile, API Tokens, Create Token, Custom Token, with the permission Account, Cloudflare Pages, Edit',
      CLOUDFLARE_ACCOUNT_ID: 'copy it in Cloudflare from Account home, Search, “Copy account ID”',
    },
    npx: ['--yes', 'wrangler@4', 'pages', 'deploy', '--branch', 'main'],
    minNodeVersion: 22,
  },
};

const pushInstead = `This command cannot upload to GitHub Pages. Run git push: the workflow “Publish” then builds and publishes the commit.
docs/operations.md, “Publishing from GitHub”, lists what the workflow needs.`;

/** The values of variables by name; a variable that is not set has none. */
type Variables = Readonly<Record<string, string | undefined>>;

export interface DeployOptions {
  /** The argument of the command. */
  readonly host: string | undefined;
  readonly variables: Variables;
  readonly nodeVersion: string;
  readonly checkSettings: () => Promise<readonly Finding[]>;
  readonly build: () => Promise<boolean>;
  readonly upload: (npx: readonly string[], variables: Variables) => Promise<boolean>;
}

/** Returns one sentence for each thing that this computer lacks for the host. */
function findMissing(host: Host, { variables, nodeVersion }: DeployOptions): readonly string[] {
  return [
    ...Object.entries(host.variables)
      .filter(([name]) => !variables[name]?.trim())
      .map(([name, source]) => `${name} is missing in .env.local: ${source}.`),
    ...(Number.parseInt(nodeVersion, 10) < host.minNodeVersion
      ? [
          `The program of this host needs Node ${host.minNodeVersion} or newer; this is Node ${nodeVersion}. Install a newer Node from https://nodejs.org.`,
        ]
      : []),
  ];
}

/** Publishes the site from this computer. @returns false if something is missing or fails */
export async function deploy(options: DeployOptions): Promise<boolean> {
  const { host: name = options.variables['PUBLISH_TO'] ?? '', variables } = options;
  if (name === 'github-pages') {
    console.log(pushInstead);
    return true;
  }
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!host) {
    console.error(
      'Name the host: npm run deploy netlify, npm run deploy cloudflare, or npm run deploy github-pages. Or set PUBLISH_TO in .env.local.',
    );
    return false;
  }
  const missing = findMissing(host, options);
  if (missing.length > 0) {
    console.error(missing.join('\n'));
    return false;
  }
  const problems = (await options.checkSettings()).filter(({ grade }) => grade === 'todo');
  if (problems.length > 0) {
    console.error(problems.map(({ text, next = '' }) => `${text}\n  -> ${next}`).join('\n'));
    console.error('Nothing was built or published.');
    return false;
  }
  if (!(await options.build())) return false;
  if (!(await options.upload(host.npx, variables))) {
    console.error(
      'The upload failed. The lines above say why, and the published site is as before. Correct it and run the command again.',
    );
    return false;
  }
  console.log(`Published. Check the site: npm run doctor ${variables['VITE_SITE_URL'] ?? ''}`);
  return true;
}

/** Runs npx with additional environment variables, so that a token is in no command line. */
export async function uploadWithNpx(
  args: readonly string[],
  variables: Variables,
): Promise<boolean> {
  const child = spawn('npx', args, {
    cwd: projectDir,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

/**
 * Checks the settings of this computer. It ignores the settings of the published site, because a build on this computer
 * does not have them.
 */
async function checkSettings(): Promise<readonly Finding[]> {
  checkSettingLines('production', projectDir);
  // Loads these modules late, because they load the content, whose mistakes would otherwise hide a missing token.
  const { settingsFindings, sourceFindings } = await import('../doctor/settings.ts');
  const settings = loadEnv('production', projectDir, [...settingPrefixes]);
  return [...sourceFindings(projectDir, settings, undefined), ...settingsFindings(settings)];
}

/** Runs `npm run deploy`. */
export const runDeploy = ([host]: readonly string[]): Promise<boolean> =>
  deploy({
    host,
    variables: loadEnv('production', projectDir, [
      'PUBLISH_TO',
      'NETLIFY_',
      'CLOUDFLARE_',
      'VITE_SITE_URL',
    ]),
    nodeVersion: process.versions.node,
    checkSettings,
    build: () => runBuildCommand([]),
    upload: uploadWithNpx,
  });
