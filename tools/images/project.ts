import path from 'node:path';

import type { Files } from '#content/content-files.ts';
import type { SocialCard } from '../../art/social.ts';
import type { Use } from './uses.ts';

/** An entry of `content/photographs.json`. */
export type Photograph = Omit<Files['photographs']['photographs'][number], 'picture'> & {
  readonly picture: string;
};

/** An illustration: its file in `art/masters`, and what is seen. */
export interface PictureEntry {
  readonly file: string;
  readonly alt: string;
  /** Where the eye goes, as fractions of width and height from the top left: what a crop keeps. */
  readonly focus: readonly [x: number, y: number];
}

/** What the pipeline works on: the site itself, or a small copy of its layout in a test. */
export interface Project {
  /** Folder that holds `art`, `public` and `src`. */
  readonly root: string;
  readonly manifest: Readonly<Record<string, PictureEntry>>;
  /** What the owner shows in place of illustrations. */
  readonly photographs: readonly Photograph[];
  /** By picture, the use that needs the widest files. */
  readonly uses: ReadonlyMap<string, Use>;
  readonly socialCards: Readonly<Record<string, SocialCard>>;
}

/** Where a project keeps its pictures; absolute paths. */
export const pathsOf = ({ root }: Pick<Project, 'root'>) => ({
  masters: path.join(root, 'art/masters'),
  photographs: path.join(root, 'art/photographs'),
  lock: path.join(root, 'art/encoded.lock.json'),
  images: path.join(root, 'public/images'),
});
