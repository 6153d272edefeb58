import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod/mini';

import type { PictureEntry } from '../../art/picture-entry.ts';
import { hashOf } from './lock.ts';
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
const PHOTOGRAPH_ENDING = /\.(?:jpe?g|png|webp|avif)$/i;

const fraction = z.number().check(z.minimum(0), z.maximum(1));
const captionSchema = z.strictObject({
  alt: z.optional(z.string()),
  credit: z.optional(z.string()),
  focus: z.optional(z.tuple([fraction, fraction])),
});
type Caption = z.infer<typeof captionSchema>;

interface Photograph extends Caption {
  readonly path: string;
}

/**
 * Finds the file behind every picture of the manifest.
 * @throws Error that lists everything wrong: masters, descriptions, photographs, pictures without a place.
 */
export function findSources(project: Project): readonly Source[] {
  const problems: string[] = [];
  const photographs = findPhotographs(project, problems);
  const sources = Object.entries(project.manifest).flatMap(([name, entry]): Source[] => {
    const photograph = photographs.get(name);
    const file = photograph?.path ?? path.join(pathsOf(project).masters, entry.file);
    const { alt = entry.alt, focus = entry.focus, credit = 'Photograph' } = photograph ?? {};
    problems.push(...problemsOf(project, name, { ...entry, alt, focus }));
    if (!existsSync(file)) return [];
    const hash = hashOf(readFileSync(file));
    return [{ name, path: file, hash, alt, focus, ...(photograph && { credit }) }];
  });
  const known = new Set(Object.values(project.manifest).map(({ file }) => file));
  problems.push(
    ...[...project.uses.keys()]
      .filter((name) => !(name in project.manifest))
      .map((name) => `A page asks for ${name}, which is not in the manifest.`),
    ...filesIn(pathsOf(project).masters)
      .filter((file) => !known.has(file))
      .map((file) => `art/masters/${file} is not in the manifest.`),
  );
  if (problems.length > 0) {
    throw new Error(`The pictures need a correction:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  }
  return sources;
}

function problemsOf(project: Project, name: string, { file, focus, alt }: PictureEntry): string[] {
  const master = path.join(pathsOf(project).masters, file);
  const rules: [isBroken: boolean, problem: string][] = [
    [!existsSync(master), `the master art/masters/${file} is missing.`],
    [focus.some((value) => value < 0 || value > 1), 'the focus must lie between 0 and 1.'],
    [!project.uses.has(name), 'no page uses it; take it out of the manifest or give it a place.'],
    [alt.trim() === '', 'the alt text is missing.'],
    [
      alt.length > MAXIMUM_ALT_LENGTH,
      `the alt text has ${alt.length} characters, at most ${MAXIMUM_ALT_LENGTH} fit.`,
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => `${name}: ${problem}`);
}

function findPhotographs(project: Project, problems: string[]): ReadonlyMap<string, Photograph> {
  const folder = pathsOf(project).photographs;
  const files = filesIn(folder);
  const found = new Map<string, Photograph>();
  for (const file of files.filter((each) => PHOTOGRAPH_ENDING.test(each))) {
    const { name } = path.parse(file);
    if (!(name in project.manifest)) {
      problems.push(`art/photographs/${file} has the name of no picture; see art/manifest.ts.`);
    }
    if (found.has(name)) {
      problems.push(`art/photographs has more than one photograph for ${name}.`);
    } else {
      const caption = readCaption(path.join(folder, `${name}.json`), problems);
      found.set(name, { path: path.join(folder, file), ...caption });
    }
  }
  problems.push(
    ...files
      .filter((file) => file.endsWith('.json') && !found.has(path.parse(file).name))
      .map((file) => `art/photographs/${file} has no photograph beside it.`),
  );
  return found;
}

function readCaption(file: string, problems: string[]): Caption {
  if (!existsSync(file)) return {};
  try {
    return captionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    problems.push(
      `art/photographs/${path.basename(file)} may hold alt and credit (texts) and focus (two numbers from 0 to 1) as JSON, nothing else.`,
    );
    return {};
  }
}

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => !file.startsWith('.') && file !== 'README.md')
        .toSorted()
    : [];
