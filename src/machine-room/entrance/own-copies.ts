import { resolve } from 'node:path';

import { normalizePath, type Plugin } from 'vite';

const OWN = '?machine-room';

/** Where the machine room begins: its page and the docked inspector, each loaded only when asked for. */
const entries = /\/(?:MachinesPage|watch-machines)-[^/]+\.js$/;
const folder = normalizePath(resolve(import.meta.dirname, '..'));
const page = normalizePath(resolve(folder, '../pages/MachinesPage.tsx'));
const isRoom = (id: string) => id === page || id.startsWith(`${folder}/`);

/** One of each per page, or two Reacts meet: these the room shares with the site. */
const shared =
  /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|@emotion|@mui)\/|\/src\/ui\/use-is-live\.ts$/;

/**
 * Gives the machine room its own copies of all that it reads, machines and XState among them. What two pages share is
 * put into a file of its own; without the copies the mere existence of the room would cut the other pages' scripts
 * differently. Nor does the app's script list the room's files: the browser learns of them when the room is asked for.
 */
export const ownCopies = (): Plugin => ({
  name: 'machine-room-own-copies',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, dependencies) => (entries.test(`/${file}`) ? [] : dependencies),
      },
    },
  }),
  async resolveId(source, importer, options) {
    if (importer === undefined || !(importer.endsWith(OWN) || isRoom(importer))) return null;
    const found = await this.resolve(source, importer.replace(OWN, ''), {
      ...options,
      skipSelf: true,
    });
    if (!found || found.external !== false) return found;
    const isOwnAlready = found.id.includes('?') || found.id.startsWith('\0') || isRoom(found.id);
    return isOwnAlready || shared.test(found.id) ? found : { ...found, id: found.id + OWN };
  },
});
