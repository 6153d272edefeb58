import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { formatIssue } from '#lib/issue.ts';

import { aboutSchema } from './schema/about.ts';
import { companySchema } from './schema/company.ts';
import { faqSchema } from './schema/faq.ts';
import { historySchema } from './schema/history.ts';
import { homeSchema } from './schema/home.ts';
import { illustrationsSchema } from './schema/illustrations.ts';
import { mapSchema } from './schema/map.ts';
import { pagesSchema } from './schema/pages.ts';
import { peopleSchema } from './schema/people.ts';
import { photographsSchema } from './schema/photographs.ts';
import { repliesSchema } from './schema/replies.ts';
import { reviewsSchema } from './schema/reviews.ts';
import { sharedTourContentSchema } from './schema/shared-tour-content.ts';
import { termsSchema } from './schema/terms.ts';
import { tourSchema } from './schema/tour.ts';
import { tourRedirectsSchema } from './schema/tour-redirects.ts';

/** The schema of each file in `content/` by its name. Every file in `content/tours` is a tour. */
export const schemas = {
  home: homeSchema,
  about: aboutSchema,
  faq: faqSchema,
  history: historySchema,
  pages: pagesSchema,
  people: peopleSchema,
  photographs: photographsSchema,
  illustrations: illustrationsSchema,
  reviews: reviewsSchema,
  terms: termsSchema,
  replies: repliesSchema,
  company: companySchema,
  map: mapSchema,
  'shared-tour-content': sharedTourContentSchema,
  'tour-redirects': tourRedirectsSchema,
} as const;

type Schemas = typeof schemas;
export type Files = { readonly [Name in keyof Schemas]: z.infer<Schemas[Name]> };
export type TourFile = z.infer<typeof tourSchema>;

/** The part of a JSON Schema that says how the owner's forms label a field. */
interface Labeled {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, Labeled>>;
  readonly items?: Labeled;
}

const isSchemaName = (name: string): name is keyof Schemas => Object.hasOwn(schemas, name);

function findSchema(file: string): z.ZodType | undefined {
  const name = file.replace(/^content\//, '').replace(/\.json$/, '');
  if (name.startsWith('tours/')) return tourSchema;
  return isSchemaName(name) ? schemas[name] : undefined;
}

/**
 * Returns the labels that the owner's forms show for the parts of a field's path, such as `Step of the day 3` and
 * `Time`.
 */
function labelPath(file: string, path: readonly PropertyKey[]): readonly string[] {
  const schema = findSchema(file);
  let described = schema && (z.toJSONSchema(schema, { io: 'input' }) as Labeled);
  const labels: string[] = [];
  for (const part of path) {
    if (typeof part === 'number') {
      described = described?.items;
      const list = labels.pop();
      labels.push(`${described?.title ?? list} ${part + 1}`);
    } else {
      const key = String(part);
      described = described?.properties?.[key];
      labels.push(described?.title ?? key);
    }
  }
  return labels;
}

/**
 * Formats an error with its file and the field's label in the owner's forms: `content/tours/hopkins.json, Price: at
 * most 2000`.
 */
export const formatFileIssue = (
  file: string,
  path: readonly PropertyKey[],
  problem: string,
): string => formatIssue([file, ...labelPath(file, path)], problem);

const kinds: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'words',
  boolean: 'true or false',
  array: 'a list',
};

function sentenceOf(issue: z.core.$ZodIssue): string {
  const { code } = issue;
  if (code === 'too_big') {
    if (issue.origin === 'string') return `at most ${issue.maximum} characters`;
    return `at most ${issue.maximum}${issue.origin === 'array' ? ' entries' : ''}`;
  }
  if (code === 'too_small') {
    return `at least ${issue.minimum}${issue.origin === 'array' ? ' entries' : ''}`;
  }
  if (code === 'invalid_value') return `it is not one of ${issue.values.join(', ')}`;
  if (code === 'unrecognized_keys') return `there is no field ${issue.keys.join(', ')}`;
  if (code === 'invalid_type') {
    return issue.input === undefined
      ? 'it is missing'
      : `it must be ${kinds[issue.expected] ?? issue.expected}`;
  }
  return issue.message;
}

/** Parses a file by its schema and adds the errors to the list of problems. */
function parseFile<Schema extends z.ZodType>(
  file: string,
  read: () => string,
  schema: Schema,
  problems: string[],
): z.infer<Schema> | undefined {
  let written: unknown;
  try {
    written = JSON.parse(read().replace(/^\uFEFF/, ''));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    problems.push(`${file}: ${code === 'ENOENT' ? 'it is missing' : message}`);
    return undefined;
  }
  const result = schema.safeParse(written, { reportInput: true });
  if (result.success) return result.data;
  problems.push(
    ...result.error.issues.map((issue) => formatFileIssue(file, issue.path, sentenceOf(issue))),
  );
  return undefined;
}

/** @throws Error that lists what needs a correction, one sentence per line */
export function throwIfInvalid(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Error(
    ['The content needs a correction:', ...problems.map((problem) => `  ${problem}`)].join('\n'),
  );
}

/**
 * Reads and validates the files of `content/` separately, without replacing placeholders.
 * @throws Error if a file does not match its schema
 */
export function readFiles(dir: string): { files: Files; tours: readonly TourFile[] } {
  const problems: string[] = [];
  const read = (name: string) => readFileSync(join(dir, name), 'utf8');
  const files = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const file = `${name}.json`;
      return [name, parseFile(`content/${file}`, () => read(file), schema, problems)];
    }),
  ) as unknown as Files;
  const tours = readdirSync(join(dir, 'tours'))
    .filter((name) => name.endsWith('.json'))
    .map((name) =>
      parseFile(`content/tours/${name}`, () => read(`tours/${name}`), tourSchema, problems),
    )
    .filter((tour) => tour !== undefined)
    .toSorted((one, other) => one.position - other.position);
  throwIfInvalid(problems);
  return { files, tours };
}
