import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { documentText } from '#tools/engines/document.ts';
import type { Engine } from '#tools/engines/engine.ts';
import { type LiveSite, startLiveSite } from '#tools/engines/live-site.ts';
import { startChromium } from '#tools/engines/puppeteer-engines.ts';
import { makeWalk, type Walk, type World } from '#tools/engines/walk.ts';
import { pageWalks } from '#tools/engines/walks/pages.ts';
import { walks } from '#tools/engines/walks.ts';
import { type MailDesk, startMailDesk } from '#tools/mail-desk/mail-desk.ts';

import { siteDir } from './site-files.ts';

const [onPhone] = pageWalks;
const faults: Readonly<Record<string, string>> = {
  '/whole': '<h1>Whole</h1>',
  '/broken': '<h1>Broken</h1><img src="/gone.png" alt="">',
  '/loud': '<h1>Loud</h1><script>console.error("planted")</script>',
  '/wide': '<h1>Wide</h1><div style="width:700px;height:9px;background:red"></div>',
  '/late': '<h1>Late</h1><script>setTimeout(() => { throw new Error("planted late") }, 300)</script>',
  '/ruled':
    '<meta http-equiv="Content-Security-Policy" content="img-src \'none\'"><h1>Ruled</h1><img src="/a.png" alt="">',
};

let engine: Engine;
let site: LiveSite;
let desk: MailDesk;
let faulty: Server;

beforeAll(async () => {
  engine = await startChromium(() => {});
  site = await startLiveSite(siteDir);
  desk = await startMailDesk();
  faulty = createServer(({ url = '' }, response) => {
    const text = faults[url];
    response.writeHead(text ? 200 : 404, { 'Content-Type': 'text/html' });
    // Without an icon of its own, a browser with windows would ask for /favicon.ico.
    const head =
      '<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">';
    response.end(text ? head + text : '');
  });
  await new Promise<void>((listening) => faulty.listen(0, '127.0.0.1', listening));
}, 60_000);

afterAll(async () => {
  faulty.closeAllConnections();
  await Promise.all([engine.close(), site.close(), desk.close()]);
  await new Promise((closed) => faulty.close(closed));
});

const world = (pages: readonly string[], url = site.url): World => ({
  site: { ...site, url },
  desk,
  pages,
});

const problemsOf = async (walk: Walk | undefined, where: World) => {
  if (!walk) throw new Error('no such walk');
  const verdict = await makeWalk(engine, walk, where);
  return verdict.kind === 'failed' ? verdict.problems.join('\n') : verdict.kind;
};

describe('the walks of npm run engines', () => {
  test('find nothing wrong with a page of the finished site, nor with its questions', async () => {
    expect(await problemsOf(onPhone, world(['/faq']))).toBe('passed');
    const questions = walks.find(({ group }) => group === 'FAQ');
    expect(await problemsOf(questions, world([]))).toBe('passed');
  }, 60_000);

  test('find what is wrong with a page', async () => {
    const { port } = faulty.address() as AddressInfo;
    const pages = Object.keys(faults);
    const found = await problemsOf(onPhone, world(pages, `http://127.0.0.1:${port}`));
    const of = (page: string) => found.split('\n').filter((line) => line.startsWith(`${page} at`));
    expect(of('/whole')).toEqual([]);
    expect(of('/broken')).toContainEqual('/broken at 360 px: broken picture /gone.png');
    expect(of('/loud')).toContainEqual(expect.stringContaining('console error: planted'));
    expect(of('/late')).toContainEqual(expect.stringContaining('planted late'));
    expect(of('/wide')).toContainEqual(expect.stringMatching(/scrolls sideways: 7\d\d px in 360/));
    expect(of('/ruled')).toContainEqual(expect.stringContaining('Content Security Policy'));
  }, 60_000);

  test('fail where something does not come, name what an engine cannot do, and see a lost file', async () => {
    const walk = (go: Walk['go'], more: Partial<Walk> = {}): Walk => ({
      group: 'Planted',
      what: 'planted',
      go,
      ...more,
    });
    const lost = walk(async (visitor) => {
      await visitor.open('/faq');
      await visitor.tab.evaluate(`fetch('/assets/gone-1.js').then(() => 0)`);
      await visitor.until('a heading that is not there', async () => false, 200);
    });
    const found = await problemsOf(lost, world([]));
    expect(found).toContain('did not come: a heading that is not there');
    expect(found).toContain('not on the server: /assets/gone-1.js');
    const needy = walk(() => Promise.resolve(), { needs: 'finger' });
    const lacking = { ...engine, lacks: { finger: 'It has no finger.' } };
    expect(await makeWalk(lacking, needy, world([]))).toEqual({
      kind: 'not possible',
      why: 'It has no finger.',
    });
  }, 60_000);

  test('become a table that tells what an engine cannot do, and why', async () => {
    const [first, second] = walks;
    const text = await documentText(
      [first, second].filter((walk) => walk !== undefined),
      [
        { engine, verdicts: [{ kind: 'passed' }, { kind: 'not possible', why: 'It has no finger.' }] },
      ],
      '2026-11-22',
    );
    expect(text).toContain(engine.program);
    expect(text).toMatch(/\| Pages \| each page at 360×780[^|]*\| yes +\|/);
    expect(text).toMatch(/\| not possible: It has no finger\. +\|/);
  });
});
