import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Page } from '@playwright/test';

interface CommitInput {
  readonly expectedHeadOid: string;
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
  readonly message: { readonly headline: string };
}

interface GraphQuery {
  readonly query: string;
  readonly variables: { readonly input: CommitInput };
}

/** A repository on a disk that answers as GitHub's API does to who asks it with the right token. */
export class Forge {
  readonly dir: string;
  readonly token = 'a-token-of-github';

  constructor(dir: string) {
    this.dir = dir;
    this.git('init', '--quiet', '--initial-branch=main');
    this.commit('The company');
  }

  git(...args: readonly string[]): string {
    return execFileSync('git', ['-C', this.dir, ...args], { encoding: 'utf8' });
  }

  commit(message: string) {
    this.git('add', '--all');
    const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com'];
    this.git(...author, 'commit', '--quiet', `--message=${message}`);
  }

  async answer(page: Page) {
    await page.route('https://api.github.com/**', async (route) => {
      const request = route.request();
      if (request.headers()['authorization'] !== `token ${this.token}`) {
        return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
      }
      const { pathname } = new URL(request.url());
      if (pathname === '/graphql') {
        const asked = request.postDataJSON() as GraphQuery;
        return route.fulfill({ json: this.graph(asked) });
      }
      if (pathname === '/user') return route.fulfill({ json: { id: 1, login: 'owner' } });
      if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204 });
      if (pathname.includes('/git/trees/')) return route.fulfill({ json: { tree: this.files() } });
      return route.fulfill({ status: 404, json: { message: `Not Found: ${pathname}` } });
    });
  }

  private get head() {
    return this.git('rev-parse', 'HEAD').trim();
  }

  private files() {
    const lines = this.git('ls-tree', '-r', '-l', 'HEAD').trim().split('\n');
    return lines.map((line) => {
      const [, type, sha, size, path] = line.split(/\s+/);
      return { type, sha, size: Number(size), path };
    });
  }

  private graph({ query, variables }: GraphQuery) {
    if (query.includes('createCommitOnBranch(')) return this.save(query, variables.input);
    const nodes = [{ oid: this.head, message: '', author: {}, committedDate: '2026-11-24' }];
    const ref = { target: { oid: this.head, history: { nodes } } };
    const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(
      ([, alias = '', oid = '']) => [alias, { text: this.git('cat-file', 'blob', oid) }],
    );
    const authors = [...query.matchAll(/(commit_\d+):\s+ref\(/g)].map(([, alias = '']) => [
      alias,
      ref,
    ]);
    return { data: { repository: { ref, ...Object.fromEntries([...texts, ...authors]) } } };
  }

  private save(query: string, { expectedHeadOid, fileChanges, message }: CommitInput) {
    if (expectedHeadOid !== this.head)
      return { errors: [{ message: 'Expected branch to point to' }] };
    for (const { path, contents } of fileChanges.additions) {
      mkdirSync(dirname(join(this.dir, path)), { recursive: true });
      writeFileSync(join(this.dir, path), Buffer.from(contents, 'base64'));
    }
    for (const { path } of fileChanges.deletions) this.git('rm', '--quiet', path);
    this.commit(message.headline);
    const shas = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(
      ([, alias = '', path = '']) => [alias, { oid: this.git('rev-parse', `HEAD:${path}`).trim() }],
    );
    const commit = { oid: this.head, committedDate: '2026-11-24', ...Object.fromEntries(shas) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
