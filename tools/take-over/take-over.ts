import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { format } from 'prettier';

import { ensureBrowser } from '../setup/browser.mjs';
import { type Child, startUntilReady } from '../setup/child.ts';
import { workDir } from '../setup/work-dir.ts';
import { addTour, copyTree, edit, projectDir, rewriteTexts, rewritten } from './copy.ts';
import { corozal } from './corozal.ts';
import { leftoversInMail, searchFolder } from './leftovers.ts';
import { facts, newColors, price, settings } from './recipes.ts';
import { type TakeOverResult, withLastRun } from './document.ts';
import { book, changesMissingIn, openBrowser, pagesOf, walkPages } from './walk.ts';

const run = promisify(execFile);

/** The two addresses that `npm start` tells once it is ready; fewer before. */
const addressesIn = (output: string): readonly string[] =>
  [...output.matchAll(/^ {2}The (?:site|staff's inbox) +(http:\S+)$/gm)].flatMap(
    ([, address]) => address ?? [],
  );

/** The settings of the one who runs this are not the new owner's. */
function forgetSettings() {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('VITE_') || name === 'SOURCE_DATE_EPOCH') delete process.env[name];
  }
}

const tool = (folder: string, path: string) =>
  run(process.execPath, ['--import', 'tsx', path], { cwd: folder });

/** Makes the site another company's, with nine tours. @returns the files that one touches by hand */
async function takeOverIn(folder: string): Promise<TakeOverResult['touched']> {
  const tour = await addTour(folder);
  const priced = await edit(folder, price);
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  await writeFile(join(folder, '.env.local'), lines.join(''));
  const named = await edit(folder, [...facts, ...newColors]);
  const texts = await rewriteTexts(folder);
  await tool(folder, 'tools/journey-map/cli.ts');
  await tool(folder, 'tools/images/cli.ts');
  return { tour, price: priced, company: ['.env.local', ...named], texts: texts.toSorted() };
}

/** Starts what `npm start` starts. */
const start = (cwd: string): Promise<Child> =>
  startUntilReady(
    { command: process.execPath, args: ['tools/start.mjs'], cwd },
    (output) => addressesIn(output).length === 2,
  );

const tell = (what: string, lines: readonly string[]) => {
  for (const line of lines) console.error(`${what}  ${line}`);
};

const placeFor = async (isKept: boolean) =>
  isKept
    ? { folder: await mkdtemp(join(tmpdir(), 'take-over-')), remove: async () => {} }
    : workDir('take-over');

/**
 * Gives a copy of the tree to another company, walks its site, books, reads the mail, and searches all that was built
 * for what is left of the old one. `--keep` leaves the copy where it is.
 * @returns whether nothing is left and all went well
 */
export async function takeOver(options: readonly string[]): Promise<boolean> {
  const started = performance.now();
  const executablePath = await ensureBrowser(console.log);
  forgetSettings();
  const { folder, remove } = await placeFor(options.includes('--keep'));
  const copy = join(folder, 'site');
  await copyTree(copy);
  const touched = await takeOverIn(copy);
  console.log(`Another company's site is in ${copy}. Building it ...`);
  const child = await start(copy);
  const browser = await openBrowser(executablePath);
  try {
    const [url = '', inbox = ''] = addressesIn(child.output());
    const { origin, port } = new URL(url);
    const siteDir = join(copy, 'build', `local-${port}`);
    const pages = await pagesOf(siteDir);
    const walked = [
      ...(await walkPages(browser, origin, pages)),
      ...(await changesMissingIn(siteDir)),
    ];
    const { files, leftovers } = await searchFolder(siteDir);
    tell(
      'LEFT',
      leftovers.map(({ file, what, excerpt }) => `${what} in ${file}: ${excerpt}`),
    );
    tell('FAILED', walked);
    const tourId = rewritten(`'${corozal.id}'`).slice(1, -1);
    const { mail, problems } = await book(browser, { url: origin, inbox, tourId });
    const inMail = leftoversInMail(mail.source + mail.text + mail.html);
    tell(
      'LEFT',
      inMail.map(({ file, what, excerpt }) => `${what} in ${file}: ${excerpt}`),
    );
    tell('FAILED', problems);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${pages.length} pages opened, ${files} files searched, ${seconds} s`);
    const passed = walked.length + problems.length + leftovers.length + inMail.length === 0;
    if (passed) await keep({ seconds, pages: pages.length, files, touched });
    return passed;
  } finally {
    await browser.close();
    await child.close();
    await remove();
  }
}

async function keep(figures: Omit<TakeOverResult, 'date'>) {
  const [date = ''] = new Date().toISOString().split('T');
  const result: TakeOverResult = { date, ...figures };
  const document = join(projectDir, 'docs/content.md');
  await writeFile(
    join(import.meta.dirname, 'last-run.json'),
    await format(JSON.stringify(result), { parser: 'json', printWidth: 100 }),
  );
  await writeFile(document, withLastRun(await readFile(document, 'utf8'), result));
  console.log('Nothing of the old company is left. Written: last-run.json and docs/content.md');
}
