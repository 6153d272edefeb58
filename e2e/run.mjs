import { runCommand } from '../tools/setup/launch.mjs';

await runCommand({
  bench: async (args) => (await import('./bench/bench.ts')).runBench(args),
  engines: async () => (await import('./engines/engines.ts')).checkEngines(),
  stress: async (args) => (await import('./stress/stress.ts')).runStress(args),
});
