import path from 'node:path';

import type { Files } from '#content/content-files.ts';
import type { SocialCard } from '../../art/social.ts';
import type { Use } from './uses.ts';

/** An entry of `content/photographs.json`. */
export type Photograph = Omit<Files['photographs']['photographs'][number], 'picture'> & {
  readonly picture: string;
};

/** An entry of `content/illustrations.json`, whose file is `art/masters/<name>.avif`. */
export type Illustration = Pick<
  Files['illustrations']['pictures'][number],
  'name' | 'alt' | 'focus'
>;

/** What the pipeline works on: the site itself, or a small copy of its layout in a test. */
export interface Project {
  /** Folder that holds `art`, `public` and `src`. */
  readonly root: string;
  readonly illustrations: readonly Illustration[];
  /** What the owner shows in place of illustrations. */
  readonly photographs: readonly Photograph[];
  /** By picture, the use that needs the widest files. */
  readonly uses: ReadonlyMap<string, Use>;
  readonly socialCards: Readonly<Record<string, SocialCard>>;
}

/** Where a project keeps its pictures; absolute paths. */
export const pathsOf = ({ root }: Pick<Project, 'root'>) => ({
  masters: path.join(root, 'art/masters'),
  lock: path.join(root, 'art/encoded.lock.json'),
  images: path.join(root, 'public/images'),
});
