import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { format } from 'prettier';

import type { Picture } from '#domain/site/pictures.ts';
import { pathsOf, type Project } from './project.ts';
import { writeStale } from './write-stale.ts';

/** The properties of a picture that are measured during encoding. */
export type Measures = Pick<Picture, 'width' | 'height' | 'placeholder' | 'shade' | 'widths'>;

/** The result of encoding a picture or a card. A card has no measurements. */
export interface Results {
  readonly measures?: Measures;
  /** The files' contents by path below `public/images`. */
  readonly files: Readonly<Record<string, Buffer>>;
}

/** A result in the lock file. */
interface Encoded {
  /** The hash of the source and of everything else that affects the result. */
  readonly key: string;
  readonly measures?: Measures;
  /** The files' hashes by path below `public/images`. */
  readonly files: Readonly<Record<string, string>>;
}

/** The lock file: the files of `public/images` and the hashes of their inputs, by picture or card. */
export type Lock = Readonly<Record<string, Encoded | undefined>>;

/** Returns the SHA-256 hash in hexadecimal. */
export const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Returns one hash for any JSON value. */
export const keyOf = (parts: unknown): string => hashOf(JSON.stringify(parts));

/** Reads the committed lock; returns an empty one before the first run. */
export function readLock(project: Project): Lock {
  const file = pathsOf(project).lock;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Lock) : {};
}

/** Writes the lock as stable, readable JSON. */
export async function writeLock(project: Project, lock: Lock): Promise<void> {
  const text = JSON.stringify(lock, undefined, 2);
  writeFileSync(pathsOf(project).lock, await format(text, { parser: 'json', printWidth: 100 }));
}

/** Writes a result to `public/images` and returns its entry for the lock. */
export function keepResults(project: Project, key: string, { files, ...rest }: Results): Encoded {
  const contents = Object.entries(files);
  writeStale(pathsOf(project).images, new Map(contents));
  const hashes = contents.map(([file, content]) => [file, hashOf(content)] as const);
  return { key, ...rest, files: Object.fromEntries(hashes) };
}

/** True if the files for this key are complete and have the recorded hashes. */
export const isUpToDate = (project: Project, encoded: Encoded | undefined, key: string): boolean =>
  encoded?.key === key &&
  Object.entries(encoded.files).every(([file, hash]) => {
    const target = path.join(pathsOf(project).images, file);
    return existsSync(target) && hashOf(readFileSync(target)) === hash;
  });

/** Finds files below `public/images` that are not in the lock. */
export function findOrphans(project: Project, lock: Lock): readonly string[] {
  const { images } = pathsOf(project);
  if (!existsSync(images)) return [];
  const wanted = new Set(Object.values(lock).flatMap((each) => Object.keys(each?.files ?? {})));
  return readdirSync(images, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => path.extname(file) !== '' && !wanted.has(file))
    .toSorted();
}
