import { figtree } from './figtree.ts';

/** What the machine room is told of this project when it draws. */
export default {
  machines: 'machines/*.machine.ts',
  entries: 'src/machine-room/entries.ts',
  drawings: 'src/machine-room/drawings',
  metrics: figtree,
  document: {
    file: 'docs/machines.md',
    introduction: `# The machines

Everything on the site that has states is a statechart in \`machines/\`. This document is written by \`npm run charts\`
from the machines themselves; a test fails when it no longer matches them. The site shows the same charts at
\`/machines\`, where they can be run, and beside any page in development or with \`?inspect\` in its address:
[the machine room](machine-room.md) tells how, and how to change a machine.`,
  },
};
