import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { encodePicture } from './encode.ts';
import { picturesModule, socialPicturesModule } from './generate.ts';
import { inTurn } from './in-turn.ts';
import {
  type EncodedCard,
  type EncodedPicture,
  isUpToDate,
  type Lock,
  readLock,
  writeLock,
} from './lock.ts';
import { type Plan, planOf } from './plan.ts';
import { pathsOf, type Project } from './project.ts';
import { drawCard } from './social.ts';

/** What a run did, by picture or card. */
export interface RunReport {
  readonly encoded: readonly string[];
  readonly kept: number;
  /** Files below `public/images` that nothing asks for any more. */
  readonly removed: readonly string[];
}

/**
 * Brings `public/images`, the lock and the generated module up to date; encodes only what changed.
 * @throws Error that lists everything wrong with manifest, masters and photographs.
 */
export async function run(
  project: Project,
  onEncoded: (name: string, bytes: number) => void = () => {},
): Promise<RunReport> {
  const plan = planOf(project);
  const before = readLock(project);
  const pictures: Record<string, EncodedPicture> = {};
  const social: Record<string, EncodedCard> = {};
  const encoded: string[] = [];
  const save = async (name: string, files: ReadonlyMap<string, Buffer>) => {
    encoded.push(name);
    onEncoded(
      name,
      [...files.values()].reduce((sum, { length }) => sum + length, 0),
    );
    // After every picture, so that an interrupted run keeps what it has done.
    await writeLock(project, {
      pictures: { ...before.pictures, ...pictures },
      social: { ...before.social, ...social },
    });
  };

  await inTurn(plan.pictures, async ({ source, ladder, key }) => {
    const known = before.pictures[source.name];
    if (isUpToDate(project, known, key)) {
      pictures[source.name] = known;
      return;
    }
    const { files, measures } = await encodePicture(source, ladder);
    pictures[source.name] = { key, ...measures, files: writeFiles(project, files) };
    await save(source.name, files);
  });
  await inTurn(plan.cards, async ({ name, card, source, key }) => {
    const known = before.social[name];
    if (isUpToDate(project, known, key)) {
      social[name] = known;
      return;
    }
    const files = new Map([[`social/${name}.jpg`, await drawCard(card, source)]]);
    social[name] = { key, files: writeFiles(project, files) };
    await save(`social/${name}`, files);
  });

  const lock = { pictures, social };
  await writeLock(project, lock);
  for (const [file, text] of await generatedFrom(project, plan, lock)) writeFileSync(file, text);
  const kept = plan.pictures.length + plan.cards.length - encoded.length;
  return { encoded, kept, removed: removeStale(project, lock) };
}

/**
 * What a run would change, without encoding anything: empty when the committed results are up to date.
 * @throws Error that lists everything wrong with manifest, masters and photographs.
 */
export async function findStale(project: Project): Promise<readonly string[]> {
  const plan = planOf(project);
  const lock = readLock(project);
  const stale = [
    ...plan.pictures
      .filter(({ source, key }) => !isUpToDate(project, lock.pictures[source.name], key))
      .map(({ source }) => source.name),
    ...plan.cards
      .filter(({ name, key }) => !isUpToDate(project, lock.social[name], key))
      .map(({ name }) => `social/${name}`),
    ...staleFiles(project, lock),
  ];
  if (stale.length > 0) return stale;
  return [...(await generatedFrom(project, plan, lock))]
    .filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(([file]) => path.relative(project.root, file));
}

/** The modules that the site reads, by their file. */
async function generatedFrom(
  project: Project,
  plan: Plan,
  lock: Lock,
): Promise<ReadonlyMap<string, string>> {
  const { generatedPictures, generatedSocial } = pathsOf(project);
  const pictures = plan.pictures.flatMap(({ source }) => {
    const encoded = lock.pictures[source.name];
    return encoded ? [{ source, encoded }] : [];
  });
  return new Map([
    [generatedPictures, await picturesModule(pictures)],
    [generatedSocial, await socialPicturesModule(plan.cards)],
  ]);
}

function writeFiles(project: Project, files: ReadonlyMap<string, Buffer>): EncodedPicture['files'] {
  const entries = [...files].map(([file, content]) => {
    const target = path.join(pathsOf(project).images, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    const hash = createHash('sha256').update(content).digest('hex');
    return [file, { bytes: content.length, hash }] as const;
  });
  return Object.fromEntries(entries);
}

function removeStale(project: Project, lock: Lock): readonly string[] {
  const stale = staleFiles(project, lock);
  for (const file of stale) rmSync(path.join(pathsOf(project).images, file));
  return stale;
}

function staleFiles(project: Project, lock: Lock): readonly string[] {
  const { images } = pathsOf(project);
  if (!existsSync(images)) return [];
  const wanted = new Set(
    [...Object.values(lock.pictures), ...Object.values(lock.social)].flatMap(({ files }) =>
      Object.keys(files),
    ),
  );
  return readdirSync(images, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(images, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((file) => !wanted.has(file))
    .toSorted();
}
