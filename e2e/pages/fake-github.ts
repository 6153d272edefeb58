import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { hashOf, readFiles, writeFile } from './fake-repository.ts';

interface CommitInput {
  readonly expectedHeadOid: string;
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

interface GraphQuery {
  readonly query: string;
  readonly variables: { readonly input: CommitInput };
}

/** Simulates GitHub's API for a folder. Requests need the correct token. */
export class FakeGitHub {
  readonly dir: string;
  readonly token = 'a-token-of-github';
  private commits = 1;

  constructor(dir: string) {
    this.dir = dir;
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
      if (pathname.includes('/git/trees/')) {
        const tree = readFiles(this.dir).map(({ path, content }) => {
          return { type: 'blob', path, sha: hashOf(content), size: content.length };
        });
        return route.fulfill({ json: { tree } });
      }
      return route.fulfill({ status: 404, json: { message: `Not Found: ${pathname}` } });
    });
  }

  private get head() {
    return String(this.commits).padStart(40, '0');
  }

  private graph({ query, variables }: GraphQuery) {
    if (query.includes('createCommitOnBranch(')) return this.save(query, variables.input);
    const nodes = [{ oid: this.head, message: '', author: {}, committedDate: '2026-11-24' }];
    const ref = { target: { oid: this.head, history: { nodes } } };
    const files = new Map(
      readFiles(this.dir).map(({ content }) => [hashOf(content), String(content)]),
    );
    const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(
      ([, alias = '', oid = '']) => [alias, { text: files.get(oid) }],
    );
    const authors = [...query.matchAll(/(commit_\d+):\s+ref\(/g)].map(([, alias = '']) => [
      alias,
      ref,
    ]);
    return { data: { repository: { ref, ...Object.fromEntries([...texts, ...authors]) } } };
  }

  private save(query: string, { expectedHeadOid, fileChanges }: CommitInput) {
    const moved = { errors: [{ message: 'Expected branch to point to another commit' }] };
    if (expectedHeadOid !== this.head) return moved;
    for (const { path, contents } of fileChanges.additions) {
      writeFile(this.dir, path, Buffer.from(contents, 'base64'));
    }
    for (const { path } of fileChanges.deletions) rmSync(join(this.dir, path));
    this.commits += 1;
    const oidOf = (path: string) => hashOf(readFileSync(join(this.dir, path)));
    const shas = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(
      ([, alias = '', path = '']) => [alias, { oid: oidOf(path) }],
    );
    const commit = { oid: this.head, committedDate: '2026-11-24', ...Object.fromEntries(shas) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
