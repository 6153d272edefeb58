import { updateIcons } from './icons.ts';
import { run } from './run.ts';
import { outOfDate, publicDir, site } from './site.ts';

async function encodeAll() {
  const { encoded, kept, removed } = await run(site, (name, bytes) =>
    console.log(`${name}  ${Math.round(bytes / 1000)} kB`),
  );
  for (const file of removed) console.log(`removed ${file}`);
  for (const name of await updateIcons(publicDir)) console.log(`drew ${name}`);
  console.log(`${encoded.length} encoded, ${kept} unchanged, ${removed.length} files removed`);
}

async function checkAll() {
  const stale = await outOfDate();
  if (stale.length === 0) return console.log('All pictures are up to date.');
  console.error(`Out of date, run npm run images:\n${stale.map((it) => `  ${it}`).join('\n')}`);
  process.exitCode = 1;
}

try {
  await (process.argv.includes('--check') ? checkAll() : encodeAll());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
