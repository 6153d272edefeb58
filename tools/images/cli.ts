import { giveUp } from '../setup/launch.mjs';

import { updateIcons } from './icons.ts';
import { run } from './run.ts';
import { publicDir, site } from './site.ts';

try {
  const { encoded, kept, removed } = await run(site, console.log);
  for (const file of removed) console.log(`removed ${file}`);
  for (const name of await updateIcons(publicDir)) console.log(`drew ${name}`);
  console.log(`${encoded.length} encoded, ${kept} unchanged, ${removed.length} files removed`);
} catch (error) {
  giveUp(error);
}
