import path from 'node:path';

import type { Files } from '#content/content-files.ts';
import type { SocialCard } from '../../art/social.ts';
import type { Use } from './uses.ts';

/** A photograph that replaces an illustration: an entry of `content/photographs.json`. */
export type Photograph = Omit<Files['photographs']['photographs'][number], 'picture'> & {
  readonly picture: string;
};

/** An illustration: an entry of `content/illustrations.json`. Its file is `art/masters/<name>.avif`. */
export type Illustration = Pick<
  Files['illustrations']['pictures'][number],
  'name' | 'alt' | 'focus'
>;

/** The input of the pipeline: the site itself, or a small copy of its layout in a test. */
export interface Project {
  /** The folder that contains `art`, `public` and `src`. */
  readonly root: string;
  readonly illustrations: readonly Illustration[];
  /** The owner's photographs, which replace illustrations. */
  readonly photographs: readonly Photograph[];
  /** Photographs that replace no illustration: added pictures, pictures of guides, and pictures that guests took. */
  readonly newPhotographs: readonly Omit<Photograph, 'picture'>[];
  /** The use of each picture. If there are several, it is the use that needs the widest files. */
  readonly uses: ReadonlyMap<string, Use>;
  readonly socialCards: Readonly<Record<string, SocialCard>>;
}

/** Returns the absolute paths of the project's picture folders and of its lock file. */
export const pathsOf = ({ root }: Pick<Project, 'root'>) => ({
  masters: path.join(root, 'art/masters'),
  lock: path.join(root, 'art/encoded.lock.json'),
  images: path.join(root, 'public/images'),
});
