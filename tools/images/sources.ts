import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { hashOf } from './lock.ts';
import { pathsOf, type Photograph, type PictureEntry, type Project } from './project.ts';

/** A picture's file as it will be encoded: the illustration, or the owner's photograph in its place. */
export interface Source {
  readonly name: string;
  readonly path: string;
  /** The path from the project's folder, for sentences. */
  readonly file: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly alt: string;
  readonly focus: readonly [x: number, y: number];
  /** Set where it is not one of the site's illustrations. */
  readonly credit?: string;
}

/**
 * Finds the file behind every illustration.
 * @throws Error that lists everything wrong: masters, descriptions, photographs, pictures without a place.
 */
export function findSources(project: Project): readonly Source[] {
  const photographs = new Map(project.photographs.map((each) => [each.picture, each]));
  const sources = Object.entries(project.manifest).flatMap(([name, entry]): Source[] => {
    const photograph = photographs.get(name);
    const shown = photograph
      ? photographed(photograph, entry)
      : { file: `art/masters/${entry.file}`, alt: entry.alt, focus: entry.focus };
    const file = path.join(project.root, shown.file);
    return existsSync(file)
      ? [{ name, path: file, hash: hashOf(readFileSync(file)), ...shown }]
      : [];
  });
  const known = new Set(Object.values(project.manifest).map(({ file }) => file));
  const problems = [
    ...Object.entries(project.manifest)
      .filter(([, { file }]) => !existsSync(path.join(pathsOf(project).masters, file)))
      .map(([name, { file }]) => `${name}: the master art/masters/${file} is missing.`),
    ...[...project.uses.keys()]
      .filter((name) => !(name in project.manifest))
      .map((name) => `A page asks for ${name}, which is not in content/illustrations.json.`),
    ...filesIn(pathsOf(project).masters)
      .filter((file) => !known.has(file))
      .map((file) => `art/masters/${file} is not in content/illustrations.json.`),
    ...project.photographs
      .filter(({ file }) => !existsSync(path.join(project.root, file)))
      .map(
        ({ file, picture }) =>
          `${file.slice(1)} is missing, the photograph in place of ${picture}: choose it again, or take it out of content/photographs.json.`,
      ),
  ];
  if (problems.length > 0) {
    throw new Error(`The pictures need a correction:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  }
  return sources;
}

const photographed = (
  { file, alt, credit = 'Photograph', focus }: Photograph,
  entry: PictureEntry,
) => ({
  file: file.slice(1),
  alt,
  credit,
  focus: focus ? ([focus.left / 100, focus.top / 100] as const) : entry.focus,
});

/** A sentence for each picture that lies there for nothing: it may have been chosen for later, or its tour be gone. */
export function idlePictures(project: Project): readonly string[] {
  const shown = new Set(project.photographs.map(({ file }) => path.basename(file)));
  return [
    ...Object.keys(project.manifest)
      .filter((name) => !project.uses.has(name))
      .map(
        (name) =>
          `${name} is shown nowhere: give it a place, or take it out of content/illustrations.json.`,
      ),
    ...filesIn(pathsOf(project).photographs)
      .filter((file) => !shown.has(file))
      .map(
        (file) =>
          `art/photographs/${file} is shown nowhere: choose it in content/photographs.json, or delete it.`,
      ),
  ];
}

/** What a browser or a system keeps there for itself is none of them. */
const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => !/^\.|^README\.md$|\.crswap$/.test(file))
        .toSorted()
    : [];
