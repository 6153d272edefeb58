import type * as z from 'zod';

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
import { plainPageSchema } from './schema/plain-page.ts';
import { repliesSchema } from './schema/replies.ts';
import { reviewsSchema } from './schema/reviews.ts';
import { sharedTourContentSchema } from './schema/shared-tour-content.ts';
import { termsSchema } from './schema/terms.ts';
import { tourSchema } from './schema/tour.ts';
import { tourRedirectsSchema } from './schema/tour-redirects.ts';

/** The schema of each file in `content/` by its name. */
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

/**
 * The folders of `content/`: the schema of all their files, the field after which the editor names a new file, and the
 * labels in the editor.
 */
export const folders = {
  tours: { schema: tourSchema, nameField: 'slug', label: 'Tours', singular: 'Tour' },
  'plain-pages': {
    schema: plainPageSchema,
    nameField: 'address',
    label: 'Privacy, terms and other pages',
    singular: 'Page',
  },
} as const;

export type FolderName = keyof typeof folders;

type Schemas = typeof schemas;
export type Files = { readonly [Name in keyof Schemas]: z.infer<Schemas[Name]> };
export type TourFile = z.infer<typeof tourSchema>;
export type PlainPageFile = z.infer<typeof plainPageSchema>;

/** The values of the files in `content/` by name without ending, such as `faq` and `tours/hopkins-belize`. */
export type RawContent = Readonly<Record<string, unknown>>;

/** Takes the place of the value of a file that is no JSON. */
export class UnreadableFile {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** A mistake in a content file, or something that a person should look at. */
export interface Problem {
  /** The name of the file, as in `RawContent`. */
  readonly file: string;
  readonly path: readonly PropertyKey[];
  readonly text: string;
  /** The same problem as the other of two files has it. The form of that file shows this one. */
  readonly mirror?: Problem;
}

const isSchemaName = (name: string): name is keyof Schemas => Object.hasOwn(schemas, name);

/** Returns the ids of all tour files that have one, even if another of their fields is wrong. */
export const findTourIds = (raw: RawContent): readonly string[] =>
  Object.entries(raw).flatMap(([file, tour]) => {
    const id: unknown = isTourFile(file) && Reflect.get(Object(tour) as object, 'id');
    return typeof id === 'string' ? [id] : [];
  });

export const isIn = (folder: FolderName, file: string): boolean => file.startsWith(`${folder}/`);

export const isTourFile = (file: string): boolean => isIn('tours', file);

const folderNames = Object.keys(folders) as FolderName[];

/** Returns the folder of a file such as `tours/hopkins-belize`; undefined for a file outside the folders. */
export function findFolder(file: string): (typeof folders)[FolderName] | undefined {
  const name = folderNames.find((folder) => isIn(folder, file));
  return name && folders[name];
}

/** Returns the schema of a file; undefined for a file that the site does not read. */
export function findSchema(file: string): z.ZodType | undefined {
  return findFolder(file)?.schema ?? (isSchemaName(file) ? schemas[file] : undefined);
}
