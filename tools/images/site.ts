import { fileURLToPath } from 'node:url';

import { manifest } from '../../art/manifest.ts';
import { socialCards } from '../../art/social.ts';
import type { Project } from './project.ts';
import { rolesInUse } from './roles.ts';

/** The site's own pictures. */
export const site: Project = {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  manifest,
  roles: rolesInUse(),
  socialCards,
};
