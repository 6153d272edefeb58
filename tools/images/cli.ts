import { giveUp } from '../setup/launch.mjs';

import { updateIcons } from './icons.ts';
import { run } from './run.ts';
import { publicDir, site } from './site.ts';

try {
  const { encoded, kept, removed } = await run(site, (name, bytes) =>
    console.log(`${name}  ${Math.round(bytes / 1000)} kB`),
  );
  for (const file of removed) console.log(`removed ${file}`);
  for (const name of await updateIcons(publicDir)) console.log(`drew ${name}`);
  console.log(`${encoded.length} encoded, ${kept} unchanged, ${removed.length} files removed`);
} catch (error) {
  giveUp(error);
}
