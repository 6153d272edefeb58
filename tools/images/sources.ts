import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { photographName } from '#content/photograph-name.ts';

import { isUprightName } from './formats.ts';
import { hashOf } from './lock.ts';
import { pathsOf, type Project } from './project.ts';

/** The file to encode for a picture: the illustration, or the owner's photograph that replaces it. */
export interface Source {
  readonly name: string;
  readonly path: string;
  /** The path relative to the project's folder, for error messages. */
  readonly file: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly alt: string;
  /** The focal point, which every crop keeps, as fractions of the width and height from the top left. */
  readonly focus: readonly [x: number, y: number];
  /** The credit of a photograph; absent for the site's illustrations. */
  readonly credit?: string;
  /** True for a picture that replaces a wide one. */
  readonly mustBeWide: boolean;
}

const illustrations = 'content/illustrations.json';
const photographs = 'content/photographs.json';

/**
 * Finds the files of all illustrations, and of the photographs that replace no illustration.
 * @throws Error that lists every problem: masters, descriptions, photographs, unknown pictures
 */
export function findSources(project: Project): readonly Source[] {
  const replacing = new Map(project.photographs.map((each) => [each.picture, each]));
  const pictures = project.illustrations.map((illustration) => {
    const { name } = illustration;
    const photograph = replacing.get(name);
    const { alt, focus = illustration.focus } = photograph ?? illustration;
    const file = photograph?.file.slice(1) ?? `art/masters/${name}.avif`;
    const mustBeWide = photograph !== undefined && !isUprightName(name);
    return { name, file, alt, focus, photograph, mustBeWide };
  });
  const added = project.newPhotographs.map((photograph) => {
    const { alt, focus = { left: 50, top: 40 } } = photograph;
    const name: string = photographName(photograph.file);
    return { name, file: photograph.file.slice(1), alt, focus, photograph, mustBeWide: false };
  });
  const sources = [...pictures, ...added].flatMap(
    ({ name, file, alt, focus, photograph, mustBeWide }): Source[] => {
      const place = path.join(project.root, file);
      if (!existsSync(place)) return [];
      return [
        {
          name,
          path: place,
          file,
          hash: hashOf(readFileSync(place)),
          alt,
          mustBeWide,
          focus: [focus.left / 100, focus.top / 100],
          ...(photograph && { credit: photograph.credit ?? 'Photograph' }),
        },
      ];
    },
  );
  const names = project.illustrations.map(({ name }) => name);
  const masters = readdirSync(pathsOf(project).masters)
    // Hidden files are ignored, because operating systems create some in this folder.
    .filter((file) => !file.startsWith('.'))
    .toSorted();
  const lost = project.photographs.filter(({ file }) => !existsSync(path.join(project.root, file)));
  const described = new Set([...names, ...added.map(({ name }) => name)]);
  const unknown = [...project.uses.keys()].filter((name) => !described.has(name));
  const strays = masters.filter((file) => !names.includes(file.replace(/\.avif$/, '')));
  const problems = [
    ...names
      .filter((name) => !masters.includes(`${name}.avif`))
      .map((name) => `${name}: the master art/masters/${name}.avif is missing.`),
    ...unknown.map((name) => `A page asks for ${name}, which is not in ${illustrations}.`),
    ...strays.map((file) => `art/masters/${file} is not in ${illustrations}.`),
    ...added
      .filter(({ file }) => !existsSync(path.join(project.root, file)))
      .map(({ file }) => `${file} is missing: choose it again, or remove its entry.`),
    ...lost.map(
      ({ file, picture }) =>
        `${file.slice(1)} is missing, the photograph in place of ${picture}: choose it again, or take it out of ${photographs}.`,
    ),
  ];
  if (problems.length > 0) {
    throw new Error(`The pictures need a correction:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  }
  return sources;
}
