import type { Plugin } from 'vite';

interface Room {
  /** Stands at the end of the name of each copied module. */
  readonly mark: string;
  /** What the room is made of, each loaded only when it is asked for. */
  readonly files: RegExp;
  /** One of each per page, or two Reacts meet: these the room shares with the site. */
  readonly shared: RegExp;
}

const rooms: readonly Room[] = [
  {
    mark: '?machine-room',
    files: /\/src\/(?:machine-room\/|pages\/MachinesPage\.tsx$)/,
    shared:
      /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|@emotion|@mui)\/|\/src\/ui\/use-is-live\.ts$/,
  },
  {
    mark: '?staff',
    files: /\/src\/(?:features\/staff-notices\/|pages\/StaffPage\.tsx$)/,
    // Of MUI only what gives the theme, but not what other pages share by number.
    shared:
      /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|@emotion|@mui\/(?:styled-engine|private-theming))\/|\/@mui\/system\/(?!index|(?:Container|styled|useMediaQuery|useThemeProps)\/)|\/@mui\/material\/styles\/(?:createTheme|defaultTheme)|\/src\/(?:theme\/|ui\/(?:page-move|when-needed|PageHead)\b)|\/machine-room\/entrance\/inspection\b/,
  },
];

const entries = /\/(?:MachinesPage|StaffPage|watch-machines)-[^/]+\.js$/;

/**
 * Gives the machine room and the staff's page their own copies of all that they read, machines and XState among them.
 * What two pages share is put into a file of its own; without the copies the mere existence of these would cut the
 * other pages' scripts differently. Nor does the app's script list their files: the browser learns of them when one is
 * asked for.
 */
export const ownCopies = (): Plugin => ({
  name: 'own-copies',
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
    const room = rooms.find(
      ({ mark, files }) => importer && (importer.endsWith(mark) || files.test(importer)),
    );
    if (importer === undefined || !room) return null;
    const { mark, files, shared } = room;
    const found = await this.resolve(source, importer.replace(mark, ''), {
      ...options,
      skipSelf: true,
    });
    if (!found || found.external !== false) return found;
    const isOwnAlready =
      found.id.includes('?') || found.id.startsWith('\0') || files.test(found.id);
    return isOwnAlready || shared.test(found.id) ? found : { ...found, id: found.id + mark };
  },
});
