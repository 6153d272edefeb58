import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { hashOf, readFiles, writeFile } from './fake-repository.ts';

interface GraphQuery {
  readonly query: string;
  readonly variables: { readonly paths?: readonly string[] };
}

interface Commit {
  readonly actions: readonly {
    readonly file_path: string;
    readonly content: string;
    readonly encoding: 'text' | 'base64';
  }[];
}

type Fields = Readonly<Record<string, string>>;

/** The form on which the owner of an account lets an application use it. */
const consentPage = `<!doctype html>
<html lang="en">
<title>Authorize the forms</title>
<link rel="icon" href="data:,">
<form method="post"><button>Authorize</button></form>
</html>`;

/**
 * Simulates a GitLab server for a folder: the sign-in with OAuth (authorization code with PKCE) and the API. It is a
 * real server, because browsers apply the opener policy only to real responses of another origin.
 */
export class FakeGitLab {
  readonly dir: string;
  readonly appId = 'forms-of-the-site';
  /** Every access and refresh token so far. */
  readonly tokens: string[] = [];
  /** The state that the redirect back contains instead of the correct one. */
  wrongState: string | undefined;
  private readonly server = createServer(
    (request, response) => void this.answer(request, response),
  );
  private readonly grants = new Map<string, Fields>();
  private accessToken = '';
  private refreshToken = '';
  private commits = 1;

  constructor(dir: string) {
    this.dir = dir;
  }

  async start() {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close() {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Simulates the end of the access token, which GitLab accepts for two hours. */
  expireAccessToken() {
    this.accessToken = '';
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://forge.test');
    const send = (status: number, value: unknown) =>
      response
        .writeHead(status, {
          'Content-Type': 'application/json',
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Headers': 'authorization, content-type',
        })
        .end(JSON.stringify(value));
    if (request.method === 'OPTIONS') return send(200, {});
    if (pathname === '/oauth/authorize') {
      return this.authorize(request, response, Object.fromEntries(searchParams));
    }
    if (pathname === '/oauth/token') return this.grant((await json(request)) as Fields, send);
    if (request.headers.authorization !== `Bearer ${this.accessToken}`) {
      return send(401, { message: '401 Unauthorized' });
    }
    if (pathname === '/api/graphql') {
      return send(200, { data: this.graph((await json(request)) as GraphQuery) });
    }
    const user = { id: 1, username: 'owner', name: 'Owner' };
    if (pathname === '/api/v4/user') return send(200, user);
    if (pathname.endsWith('/users')) return send(200, [user]);
    if (pathname.endsWith('/commits') && request.method === 'POST') {
      return send(201, this.save((await json(request)) as Commit));
    }
    if (pathname.includes('/branches/')) return send(200, { commit: { id: String(this.commits) } });
    if (/\/(?:deployments|statuses)$/.test(pathname)) return send(200, []);
    return send(404, { message: `404 Not Found: ${pathname}` });
  }

  /** Asks the owner of the account for consent, then redirects to the application. */
  private authorize(request: IncomingMessage, response: ServerResponse, asked: Fields) {
    const isValid =
      asked['client_id'] === this.appId &&
      asked['response_type'] === 'code' &&
      asked['scope'] === 'api' &&
      asked['code_challenge_method'] === 'S256';
    if (!isValid) return response.writeHead(400).end('The request is not valid.');
    if (request.method === 'GET') {
      return response.writeHead(200, { 'Content-Type': 'text/html' }).end(consentPage);
    }
    const code = randomUUID();
    this.grants.set(code, asked);
    const back = new URL(asked['redirect_uri'] ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', this.wrongState ?? asked['state'] ?? '');
    return response.writeHead(302, { Location: back.href }).end();
  }

  /** Exchanges a code or a refresh token for new tokens. A code works once, and only with the secret of its browser. */
  private grant(given: Fields, send: (status: number, value: unknown) => unknown) {
    const asked = this.grants.get(given['code'] ?? '');
    this.grants.delete(given['code'] ?? '');
    const challenge = createHash('sha256')
      .update(given['code_verifier'] ?? '')
      .digest('base64url');
    const isCode =
      given['grant_type'] === 'authorization_code' &&
      asked?.['code_challenge'] === challenge &&
      asked['redirect_uri'] === given['redirect_uri'];
    const isRefresh =
      given['grant_type'] === 'refresh_token' && given['refresh_token'] === this.refreshToken;
    if (given['client_id'] !== this.appId || !(isCode || isRefresh)) {
      return send(400, { error: 'invalid_grant' });
    }
    this.accessToken = `access-${randomUUID()}`;
    this.refreshToken = `refresh-${randomUUID()}`;
    this.tokens.push(this.accessToken, this.refreshToken);
    return send(200, { access_token: this.accessToken, refresh_token: this.refreshToken });
  }

  private graph({ query, variables }: GraphQuery) {
    const files = readFiles(this.dir);
    if (query.includes('recursive: true')) {
      const nodes = files.map(({ path, content }) => ({
        type: 'blob',
        path,
        sha: hashOf(content),
      }));
      const blobs = { nodes, pageInfo: { endCursor: '', hasNextPage: false } };
      return { project: { repository: { tree: { blobs } } } };
    }
    if (query.includes('rawTextBlob')) {
      const texts = new Map(files.map(({ path, content }) => [path, String(content)]));
      const nodes = variables.paths?.map((path) => ({ rawTextBlob: texts.get(path) }));
      return { project: { repository: { blobs: { nodes } } } };
    }
    const lastCommit = { sha: String(this.commits), message: '' };
    return { project: { repository: { tree: { lastCommit } } } };
  }

  private save({ actions }: Commit) {
    for (const { file_path, content, encoding } of actions) {
      writeFile(this.dir, file_path, Buffer.from(content, encoding === 'text' ? 'utf8' : encoding));
    }
    this.commits += 1;
    return { id: String(this.commits), committed_date: '2026-11-24' };
  }
}
