import { parseArgs } from 'node:util';

import { getErrorMessage } from '../room/error-message.ts';

import { checkCharts, writeCharts } from './charts.ts';

const help = `xstate-machine-room            draws every machine that has changed into the folder that the
                               configuration names, and writes the document that it names
xstate-machine-room --check    fails if the layouts or the document are out of date
  --config <file>              another file than machine-room.config.ts`;

async function run() {
  const { values } = parseArgs({
    options: {
      config: { type: 'string' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(help);
  if (!values.check) return writeCharts(process.cwd(), values.config, console.log);
  const problems = await checkCharts(process.cwd(), values.config);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

await run().catch((error: unknown) => {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
});
