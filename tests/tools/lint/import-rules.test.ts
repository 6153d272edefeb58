import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { expect, test } from 'vitest';

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

/** Lints these files in a project that has this repository's rules. @returns each problem as `file rule` */
async function lint(files: Readonly<Record<string, string>>): Promise<string[]> {
  const project = await mkdtemp(join(tmpdir(), 'import-rules-'));
  for (const name of ['package.json', 'tsconfig.json', 'tools/lint']) {
    await cp(resolve(name), join(project, name), { recursive: true });
  }
  const rules = JSON.parse(await readFile('.oxlintrc.json', 'utf8')) as Record<string, unknown>;
  // The options are removed, because they turn on type-aware rules, which the rules for imports do not need.
  await writeFile(join(project, '.oxlintrc.json'), JSON.stringify({ ...rules, options: {} }));
  for (const [name, source] of Object.entries(files)) {
    await mkdir(dirname(join(project, name)), { recursive: true });
    await writeFile(join(project, name), source);
  }
  const oxlint = resolve('node_modules/.bin/oxlint');
  const output = await new Promise<string>((done) => {
    execFile(oxlint, ['-f', 'json', '.'], { cwd: project }, (_, text) => done(text));
  });
  await rm(project, { recursive: true });
  const { diagnostics } = JSON.parse(output) as { diagnostics: readonly Diagnostic[] };
  return diagnostics.map(({ code, filename }) => `${filename} ${code}`).toSorted();
}

const module = (source: string) => `export { a as b } from '${source}';\nexport const a = 1;\n`;

const CYCLE = 'import(no-cycle)';
const RESTRICTED = 'eslint(no-restricted-imports)';

test('the linter rejects an import cycle', async () => {
  const problems = await lint({
    'src/domain/site/one.ts': module('#domain/site/other.ts'),
    'src/domain/site/other.ts': module('./one.ts'),
  });
  expect(problems).toEqual([
    `src/domain/site/one.ts ${CYCLE}`,
    `src/domain/site/other.ts ${CYCLE}`,
  ]);
});

const lintImports = async (imports: readonly (readonly [folder: string, source: string])[]) => {
  const files = imports.map(
    ([folder, source], index) => [`${folder}/a${index}.ts`, module(source)] as const,
  );
  const problems = await lint(Object.fromEntries(files));
  return imports.filter((_, index) => problems.includes(`${files[index]?.[0]} ${RESTRICTED}`));
};

test('the linter rejects imports from a higher layer, a later folder of the domain or another feature', async () => {
  const imports = [
    ['src/lib', '#domain/site/calendar.ts'],
    ['src/content', '#domain/site/calendar.ts'],
    ['src/domain/booking', '#services/today.ts'],
    ['src/domain/site', '#domain/tours/tours.ts'],
    ['src/domain/tours', '#domain/notices/notices.ts'],
    ['src/domain/notices', '#domain/booking/reference.ts'],
    ['machines', '#services/today.ts'],
    ['src/services', '#ui/icons.tsx'],
    ['src/theme', '#ui/icons.tsx'],
    ['src/ui', '#features/faq/faq-hash.ts'],
    ['src/features/faq', '#features/gallery/Gallery.tsx'],
    ['src/features/faq', '#pages/FaqPage.tsx'],
    ['src/pages', '#app/Layout.tsx'],
    ['tools', '#ui/icons.tsx'],
    ['tools', '#tests/support/page.tsx'],
    ['e2e', '#services/today.ts'],
  ] as const;
  expect(await lintImports(imports)).toEqual(imports);
});

test('the linter permits imports from a lower layer', async () => {
  const imports = [
    ['src/domain/site', '#lib/text.ts'],
    ['src/domain/tours', '#domain/site/calendar.ts'],
    ['src/domain/notices', '#domain/tours/tours.ts'],
    ['src/domain/booking', '#domain/notices/notices.ts'],
    ['src/features/faq', '#ui/icons.tsx'],
    ['src/pages', '#features/faq/faq-hash.ts'],
    ['tools', '#theme/colors.ts'],
    ['e2e', '#tools/preview/start-site.ts'],
  ] as const;
  expect(await lintImports(imports)).toEqual([]);
});
