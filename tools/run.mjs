import { launch } from './setup/launch.mjs';

const [name = '', ...args] = process.argv.slice(2);

/** What runs until it is stopped. */
const servers = {
  start: async () => (await import('./local/site.ts')).runSite(),
  dev: async () => (await import('./local/development.ts')).runDevelopment(),
  edit: async () => (await import('./local/editing.ts')).runEditing(),
};

const tasks = {
  fonts: async () => (await import('./fonts/subset.ts')).cutTextFace(),
  images: async () => (await import('./images/site.ts')).updateImages(),
  hosts: async () => (await import('./hosts/hosts.ts')).askHosts(),
  browsers: async () => (await import('./browsers/browsers.ts')).walkBrowsers(),
  doctor: async () => (await import('./doctor/doctor.ts')).runDoctor(args),
  stress: async () => (await import('./stress/stress.ts')).stress(args),
  'take-over': async () => (await import('./take-over/take-over.ts')).takeOver(),
};

/** @type {Readonly<Record<string, (() => Promise<unknown>) | undefined>>} */
const commands = { ...tasks, ...servers };
const run = commands[name];
if (!run) throw new Error(`There are ${Object.keys(commands).join(', ')}.`);

await launch(run, name in servers ? 0 : 130);
