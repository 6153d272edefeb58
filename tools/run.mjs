import { runCommand } from './setup/launch.mjs';

await runCommand({
  start: async () => (await import('./local/site.ts')).runSite(),
  dev: async () => (await import('./local/development.ts')).runDevelopment(),
  edit: async () => (await import('./local/editing.ts')).runEditing(),
  assets: async (names) => {
    await (await import('./images/illustrations.ts')).updateImages(names);
    await (await import('./fonts/subset.ts')).writeTextFont();
  },
  doctor: async (args) => (await import('./doctor/doctor.ts')).runDoctor(args),
});
