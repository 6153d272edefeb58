import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { tourIds } from '#domain/tours.ts';
import { entryModules, scriptsOf, type Manifest } from '#tools/prerender/manifest.ts';

import { filesEndingIn, readSiteFile } from './site-files.ts';

const otherPages = [
  '/',
  '/tours',
  `/tour/${tourIds[0]}`,
  '/faq',
  '/history',
  '/about',
  '/book',
  '/booking-success',
  '/404',
];

/** The page and the docked inspector as if nobody had ever written them. */
const noRoom: Readonly<Record<string, string>> = {
  'src/pages/MachinesPage.tsx': 'export const MachinesPage = () => null;',
  'src/machine-room/entrance/watch-machines.tsx': 'export const watchMachines = () => {};',
};

const noStaff: Readonly<Record<string, string>> = {
  'src/pages/StaffPage.tsx': 'export const StaffPage = () => null;',
};

interface Build {
  dir: string;
  manifest: Manifest;
}

async function builtWith(replaced: Readonly<Record<string, string>>): Promise<Build> {
  const dir = await mkdtemp(join(tmpdir(), 'machine-room-'));
  await build({
    root: resolve('.'),
    mode: 'e2e',
    logLevel: 'error',
    plugins: [
      {
        name: 'replace-modules',
        enforce: 'pre',
        load: (id) => Object.entries(replaced).find(([file]) => id.endsWith(`/${file}`))?.[1],
      },
    ],
    build: { outDir: dir, copyPublicDir: false },
  });
  const manifest = await readFile(join(dir, '.vite/manifest.json'), 'utf8');
  return { dir, manifest: JSON.parse(manifest) as Manifest };
}

const withoutHashes = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '');

/** Names and code of what a first visit runs, but for the hashes in file names. */
async function scriptsOn(path: string, { dir, manifest }: Build) {
  const files = scriptsOf(manifest, entryModules(path));
  const scripts = await Promise.all(
    files.map(async (file) => ({
      name: withoutHashes(file),
      code: withoutHashes(await readFile(join(dir, file), 'utf8')),
    })),
  );
  return scripts.toSorted((one, other) => one.name.localeCompare(other.name));
}

const sizesOf = (scripts: readonly { name: string; code: string }[]) =>
  scripts.map(({ name, code }) => `${name}: ${code.length}`);

let site: Build;
let siteWithoutRoom: Build;
let siteWithoutStaff: Build;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  site = await builtWith({});
  siteWithoutRoom = await builtWith(noRoom);
  siteWithoutStaff = await builtWith(noStaff);
}, 120_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(
    [site, siteWithoutRoom, siteWithoutStaff].map(({ dir }) => rm(dir, { recursive: true, force: true })),
  );
});

test('the comparison is with a site that has no machine room', async () => {
  const [room] = (await scriptsOn('/machines', site)).filter(({ name }) => /Machines/.test(name));
  const [none] = (await scriptsOn('/machines', siteWithoutRoom)).filter(({ name }) =>
    /Machines/.test(name),
  );
  expect(room?.code).toContain('The machine room');
  expect(none?.code.length).toBeLessThan(100);
});

test.each(otherPages)('the machine room does not change the scripts of %s by a byte', async (path) => {
  const [scripts, scriptsWithoutRoom] = await Promise.all([
    scriptsOn(path, site),
    scriptsOn(path, siteWithoutRoom),
  ]);
  expect(sizesOf(scripts)).toEqual(sizesOf(scriptsWithoutRoom));
  expect(scripts).toEqual(scriptsWithoutRoom);
});

/** For the names under which the other pages' files give the staff's page what both use. */
const NAMES = 100;

test.each(otherPages)('the page for staff adds no code to the scripts of %s', async (path) => {
  const [scripts, without] = await Promise.all([
    scriptsOn(path, site),
    scriptsOn(path, siteWithoutStaff),
  ]);
  const length = (all: typeof scripts) => all.reduce((sum, { code }) => sum + code.length, 0);
  expect(scripts.map(({ name }) => name)).toEqual(without.map(({ name }) => name));
  expect(Math.abs(length(scripts) - length(without))).toBeLessThanOrEqual(NAMES);
});

test('which is there, in scripts of its own', async () => {
  const code = async (build: Build) => JSON.stringify(await scriptsOn('/staff', build));
  expect(await code(site)).toContain('Close these days');
  expect(await code(siteWithoutStaff)).not.toContain('Close these days');
});

test('no script of the site lays out charts', async () => {
  const scripts = await filesEndingIn('.js');
  const codes = await Promise.all(scripts.map(readSiteFile));
  const layoutEngines = /elkjs|org\.eclipse\.elk|elk\.algorithm/;
  expect(scripts.filter((_, index) => layoutEngines.test(codes[index] ?? ''))).toEqual([]);
});

test('no script of the site talks to Stately', async () => {
  const scripts = await filesEndingIn('.js');
  const codes = await Promise.all(scripts.map(readSiteFile));
  const inspectorOfStately = /statelyai|safe-stable-stringify|new WebSocket|:8080/;
  expect(scripts.filter((_, index) => inspectorOfStately.test(codes[index] ?? ''))).toEqual([]);
});
