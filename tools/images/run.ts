import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { encodePicture, encoderVersions } from './encode.ts';
import { encodingOptions, ladderFor } from './formats.ts';
import { picturesModule, socialPicturesModule } from './generate.ts';
import {
  isUpToDate,
  keepResults,
  keyOf,
  type Lock,
  readLock,
  type Results,
  writeLock,
} from './lock.ts';
import { pathsOf, type Project } from './project.ts';
import { cardFont, cardOptions, drawCard } from './social.ts';
import { findSources, type Source } from './sources.ts';

/** A picture or a card that `public/images` has to hold. */
interface Planned {
  readonly name: string;
  readonly source: Source;
  readonly key: string;
  readonly encode: () => Promise<Results>;
}

/** What a run did, by picture or card. */
export interface RunReport {
  readonly encoded: readonly string[];
  readonly kept: number;
  /** Files below `public/images` that nothing asks for any more. */
  readonly removed: readonly string[];
}

/** Everything that `public/images` has to hold; nothing is encoded yet. */
function planOf(project: Project) {
  const sources = findSources(project);
  const pictures = sources.flatMap((source): Planned[] => {
    const { name, hash } = source;
    const use = project.uses.get(name);
    if (use === undefined || use === 'on cards') return [];
    const ladder = ladderFor(name, use);
    const key = keyOf([hash, ladder, encodingOptions, encoderVersions]);
    return [{ name, source, key, encode: () => encodePicture(source, ladder) }];
  });
  const cards = Object.entries(project.socialCards).map(([page, card]): Planned => {
    const source = sources.find(({ name }) => name === card.picture);
    if (!source) throw new Error(`The social card ${page} asks for an unknown picture.`);
    const { hash, focus } = source;
    const font = cardFont.toString('base64');
    const key = keyOf([hash, focus, card, cardOptions, font, encoderVersions]);
    const name = `social/${page}`;
    const encode = async () => ({
      files: new Map([[`${name}.jpg`, await drawCard(card, source)]]),
    });
    return { name, source, key, encode };
  });
  return { pictures, cards };
}

/**
 * Brings `public/images`, the lock and the generated modules up to date; encodes only what changed.
 * @throws Error that lists everything wrong with manifest, masters and photographs.
 */
export async function run(
  project: Project,
  onEncoded: (name: string, bytes: number) => void = () => {},
): Promise<RunReport> {
  const { pictures, cards } = planOf(project);
  const before = readLock(project);
  let lock: Lock = {};
  const encoded: string[] = [];
  for (const { name, key, encode } of [...pictures, ...cards]) {
    const known = before[name];
    if (isUpToDate(project, known, key)) {
      lock = { ...lock, [name]: known };
      continue;
    }
    // oxlint-disable no-await-in-loop -- one encoder already uses every core it may
    const results = await encode();
    lock = { ...lock, [name]: keepResults(project, key, results) };
    // After every picture, so that an interrupted run keeps what it has done.
    await writeLock(project, { ...before, ...lock });
    // oxlint-enable no-await-in-loop
    encoded.push(name);
    onEncoded(
      name,
      [...results.files.values()].reduce((sum, { length }) => sum + length, 0),
    );
  }
  await writeLock(project, lock);
  const removed = strayFiles(project, lock);
  for (const file of removed) rmSync(path.join(pathsOf(project).images, file));
  for (const [file, text] of await generatedFrom(project, lock)) writeFileSync(file, text);
  return { encoded, kept: pictures.length + cards.length - encoded.length, removed };
}

/**
 * What a run would change, without encoding anything: empty when the committed results are up to date.
 * @throws Error that lists everything wrong with manifest, masters and photographs.
 */
export async function findStale(project: Project): Promise<readonly string[]> {
  const { pictures, cards } = planOf(project);
  const lock = readLock(project);
  const stale = [
    ...[...pictures, ...cards]
      .filter(({ name, key }) => !isUpToDate(project, lock[name], key))
      .map(({ name }) => name),
    ...strayFiles(project, lock),
  ];
  if (stale.length > 0) return stale;
  return [...(await generatedFrom(project, lock))]
    .filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(([file]) => path.relative(project.root, file));
}

/** The modules that the site reads, by their file. */
async function generatedFrom(project: Project, lock: Lock) {
  const { pictures, cards } = planOf(project);
  const { generatedPictures, generatedSocial } = pathsOf(project);
  const encoded = pictures.flatMap(({ name, source }) => {
    const measures = lock[name]?.measures;
    return measures ? [{ source, measures }] : [];
  });
  const shown = cards.map(({ name, source }) => ({ name: path.basename(name), source }));
  return new Map([
    [generatedPictures, await picturesModule(encoded)],
    [generatedSocial, await socialPicturesModule(shown)],
  ]);
}

/** Files that nothing asks for any more. */
function strayFiles(project: Project, lock: Lock): readonly string[] {
  const { images } = pathsOf(project);
  if (!existsSync(images)) return [];
  const wanted = new Set(Object.values(lock).flatMap(({ files }) => Object.keys(files)));
  return readdirSync(images, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(images, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !wanted.has(file))
    .toSorted();
}
