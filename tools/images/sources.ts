import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod/mini';

import type { PictureEntry } from '../../art/picture-entry.ts';
import { pathsOf, type Project } from './project.ts';

/** A picture's file as it will be encoded: the illustration, or the operator's photograph in its place. */
export interface Source {
  readonly name: string;
  readonly path: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly alt: string;
  readonly focus: readonly [x: number, y: number];
  /** Set where it is not one of the site's illustrations. */
  readonly credit?: string;
}

const MAXIMUM_ALT_LENGTH = 125;
const PHOTOGRAPH_ENDINGS = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif']);

const fraction = z.number().check(z.minimum(0), z.maximum(1));
const captionSchema = z.strictObject({
  alt: z.optional(z.string()),
  credit: z.optional(z.string()),
  focus: z.optional(z.tuple([fraction, fraction])),
});
type Caption = z.infer<typeof captionSchema>;

/**
 * Finds the file behind every picture of the manifest.
 * @throws Error that lists everything wrong: masters, descriptions, photographs, pictures without a place.
 */
export function findSources(project: Project): readonly Source[] {
  const problems: string[] = [];
  const photographs = findPhotographs(project, problems);
  const sources = Object.entries(project.manifest).flatMap(([name, entry]) => {
    problems.push(...problemsOf(project, name, entry));
    const photograph = photographs.get(name);
    const file = photograph?.path ?? path.join(pathsOf(project).masters, entry.file);
    if (!existsSync(file)) return [];
    const { alt = entry.alt, focus = entry.focus, credit = 'Photograph' } = photograph ?? {};
    problems.push(...altProblems(name, alt));
    return [{ name, path: file, hash: hashOf(file), alt, focus, ...(photograph && { credit }) }];
  });
  for (const name of project.roles.keys()) {
    if (!(name in project.manifest))
      problems.push(`A page asks for ${name}, which is not in the manifest.`);
  }
  problems.push(...strayMasters(project));
  if (problems.length > 0) {
    throw new Error(`The pictures need a correction:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  }
  return sources;
}

/** SHA-256 of a file, in hexadecimal. */
export const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

function problemsOf(project: Project, name: string, entry: PictureEntry): string[] {
  const problems: string[] = [];
  if (!existsSync(path.join(pathsOf(project).masters, entry.file))) {
    problems.push(`${name}: the master art/masters/${entry.file} is missing.`);
  }
  if (entry.focus.some((value) => value < 0 || value > 1)) {
    problems.push(`${name}: the focus must lie between 0 and 1.`);
  }
  if (!project.roles.has(name)) {
    problems.push(`${name}: no page uses it; take it out of the manifest or give it a place.`);
  }
  return problems;
}

function altProblems(name: string, alt: string): string[] {
  if (alt.trim() === '') return [`${name}: the alt text is missing.`];
  if (alt.length <= MAXIMUM_ALT_LENGTH) return [];
  return [`${name}: the alt text has ${alt.length} characters, at most ${MAXIMUM_ALT_LENGTH} fit.`];
}

function strayMasters(project: Project): string[] {
  const known = new Set(Object.values(project.manifest).map(({ file }) => file));
  return filesIn(pathsOf(project).masters)
    .filter((file) => !known.has(file))
    .map((file) => `art/masters/${file} is not in the manifest.`);
}

function findPhotographs(
  project: Project,
  problems: string[],
): ReadonlyMap<string, Caption & { path: string }> {
  const folder = pathsOf(project).photographs;
  const files = filesIn(folder);
  const found = new Map<string, Caption & { path: string }>();
  for (const file of files.filter((candidate) => isPhotograph(candidate))) {
    const { name } = path.parse(file);
    if (!(name in project.manifest)) {
      problems.push(`art/photographs/${file} has the name of no picture; see art/manifest.ts.`);
    } else if (found.has(name)) {
      problems.push(`art/photographs has more than one photograph for ${name}.`);
      continue;
    }
    const caption = readCaption(path.join(folder, `${name}.json`), problems);
    found.set(name, { path: path.join(folder, file), ...caption });
  }
  for (const file of files.filter((candidate) => candidate.endsWith('.json'))) {
    if (!found.has(path.parse(file).name)) {
      problems.push(`art/photographs/${file} has no photograph beside it.`);
    }
  }
  return found;
}

const isPhotograph = (file: string) => PHOTOGRAPH_ENDINGS.has(path.extname(file).toLowerCase());

function readCaption(file: string, problems: string[]): Caption {
  if (!existsSync(file)) return {};
  const place = `art/photographs/${path.basename(file)}`;
  try {
    const caption = captionSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (caption.success) return caption.data;
    problems.push(
      `${place} may hold alt and credit (texts) and focus (two numbers from 0 to 1), nothing else.`,
    );
  } catch {
    problems.push(`${place} is not valid JSON.`);
  }
  return {};
}

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => !file.startsWith('.') && file !== 'README.md')
        .toSorted()
    : [];
