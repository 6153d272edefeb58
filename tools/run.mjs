import { runCommand } from './setup/launch.mjs';

/** The commands that run until they are stopped. */
const servers = {
  start: async () => (await import('./local/site.ts')).runSite(),
  dev: async () => (await import('./local/development.ts')).runDevelopment(),
  edit: async () => (await import('./local/editing.ts')).runEditing(),
};

/** @type {import('./setup/launch.mjs').Commands} */
const tasks = {
  assets: async () => {
    await (await import('./images/site.ts')).updateImages();
    await (await import('./fonts/subset.ts')).writeTextFont();
  },
  'build:host': async (args) =>
    (await import('./build/build-or-keep-content.ts')).runBuildCommand(args),
  doctor: async (args) => (await import('./doctor/doctor.ts')).runDoctor(args),
  hosts: async () => (await import('./hosts/hosts.ts')).checkHosts(),
};

await runCommand(tasks, servers);
