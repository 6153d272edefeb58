import { rmSync } from 'node:fs';
import path from 'node:path';

import { encodePicture, encoderVersions } from './encode.ts';
import { encodingOptions, widthSetFor } from './formats.ts';
import { generatedModules } from './generate.ts';
import {
  isUpToDate,
  keepResults,
  keyOf,
  readLock,
  type Results,
  findOrphans,
  writeLock,
} from './lock.ts';
import { pathsOf, type Project } from './project.ts';
import { cardFont, cardOptions, drawCard } from './social.ts';
import { findSources, type Source } from './sources.ts';
import { staleFiles, writeStale } from './write-stale.ts';

/** A picture or a card that `public/images` must contain. */
interface Planned {
  readonly name: string;
  readonly source: Source;
  readonly key: string;
  readonly encode: () => Promise<Results>;
}

/** Lists all pictures and cards that `public/images` must contain, without encoding them. */
function planOf(project: Project): readonly Planned[] {
  const sources = findSources(project);
  const pictures = sources.flatMap((source): Planned[] => {
    const { name, hash } = source;
    const use = project.uses.get(name);
    if (use === undefined || use === 'on cards') return [];
    const widthSet = widthSetFor(name, use);
    const key = keyOf([hash, widthSet, encodingOptions, encoderVersions]);
    return [{ name, source, key, encode: () => encodePicture(source, widthSet) }];
  });
  const cards = Object.entries(project.socialCards).map(([page, card]): Planned => {
    const source = sources.find(({ name }) => name === card.picture);
    if (!source) throw new Error(`The social card ${page} asks for an unknown picture.`);
    const { hash, focus } = source;
    const font = cardFont.toString('base64');
    const key = keyOf([hash, focus, card, cardOptions, font, encoderVersions]);
    const name = `social/${page}`;
    const encode = async () => ({ files: { [`${name}.jpg`]: await drawCard(card, source) } });
    return { name, source, key, encode };
  });
  return [...pictures, ...cards];
}

/**
 * Updates `public/images`, the lock and the generated modules. It encodes only what has changed.
 * @returns the names of the encoded pictures, the number of unchanged pictures, and the removed files below
 * `public/images`
 * @throws Error that lists every problem with illustrations, masters and photographs
 */
export async function run(project: Project, log: (line: string) => void = () => {}) {
  const plan = planOf(project);
  const before = readLock(project);
  const encoded = plan.filter(({ name, key }) => !isUpToDate(project, before[name], key));
  const lock = Object.fromEntries(plan.map(({ name }) => [name, before[name]]));
  for (const { name, key, encode } of encoded) {
    // oxlint-disable no-await-in-loop -- one encoder already uses all of its cores
    log(`Encoding ${name} ...`);
    lock[name] = keepResults(project, key, await encode());
    // Write the lock after every picture, so that an interrupted run keeps its progress.
    await writeLock(project, { ...before, ...lock });
    // oxlint-enable no-await-in-loop
  }
  if (keyOf(lock) !== keyOf(before)) await writeLock(project, lock);
  const removed = findOrphans(project, lock);
  for (const file of removed) rmSync(path.join(pathsOf(project).images, file));
  writeStale(project.root, generatedModules(plan, lock));
  return {
    encoded: encoded.map(({ name }) => name),
    kept: plan.length - encoded.length,
    removed,
  };
}

/**
 * Lists what a run would change, without encoding anything; empty if the committed results are up to date.
 * @throws Error that lists every problem with illustrations, masters and photographs
 */
export async function findStale(project: Project): Promise<readonly string[]> {
  const plan = planOf(project);
  const lock = readLock(project);
  const old = plan.filter(({ name, key }) => !isUpToDate(project, lock[name], key));
  const stale = [...old.map(({ name }) => name), ...findOrphans(project, lock)];
  if (stale.length > 0) return stale;
  return staleFiles(project.root, generatedModules(plan, lock));
}
