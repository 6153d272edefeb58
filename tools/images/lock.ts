import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { format } from 'prettier';

import type { Picture } from '#domain/pictures.ts';
import { pathsOf, type Project } from './project.ts';
import { hashOf } from './sources.ts';

/** What was measured on a picture when it was encoded. */
export type Measures = Pick<Picture, 'width' | 'height' | 'placeholder' | 'shade' | 'widths'>;

interface Encoded {
  /** Hash of the source and of everything that decides about the result. */
  readonly key: string;
  /** Results by path below `public/images`. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly hash: string }>>;
}

export type EncodedPicture = Encoded & Measures;
export type EncodedCard = Encoded;

/** What `public/images` holds and what it was made of. */
export interface Lock {
  readonly pictures: Readonly<Record<string, EncodedPicture>>;
  readonly social: Readonly<Record<string, EncodedCard>>;
}

/** The committed lock, or an empty one before the first run. */
export function readLock(project: Project): Lock {
  const file = pathsOf(project).lock;
  if (!existsSync(file)) return { pictures: {}, social: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as Lock;
}

/** Writes the lock as stable, readable JSON. */
export async function writeLock(project: Project, lock: Lock): Promise<void> {
  const text = JSON.stringify(lock, undefined, 2);
  writeFileSync(pathsOf(project).lock, await format(text, { parser: 'json', printWidth: 100 }));
}

/** One hash for anything that JSON can hold. */
export const keyOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Whether the results of this key are all there, byte for byte. */
export const isUpToDate = <T extends Encoded>(
  project: Project,
  encoded: T | undefined,
  key: string,
): encoded is T =>
  encoded?.key === key &&
  Object.entries(encoded.files).every(([file, { hash }]) => {
    const target = path.join(pathsOf(project).images, file);
    return existsSync(target) && hashOf(target) === hash;
  });
