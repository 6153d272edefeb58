import { readFileSync, existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { documentPath, documentText, lines, projectDir } from './document.ts';
import { problemsOf } from './proof.ts';

const problems = problemsOf(lines, (file) => {
  const path = join(projectDir, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else {
  await writeFile(join(projectDir, documentPath), await documentText());
  console.log(`Written: ${documentPath}`);
}
