import { projectDir, runCommand } from '../tools/setup/launch.mjs';

/** Selects the content of the tests before a program imports modules that read it. */
const selectContent = async () =>
  (await import('../tools/select-content.ts')).selectContent('e2e', projectDir);

await runCommand({
  bench: async () => {
    await selectContent();
    return (await import('./bench.ts')).runBench();
  },
  engines: async () => {
    await selectContent();
    return (await import('./engines/engines.ts')).checkEngines();
  },
});
