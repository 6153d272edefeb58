import type { Backend, CmsConfig } from '@sveltia/cms';
import * as z from 'zod';

import { folders, schemas } from '#content/content-files.ts';
import { plainPageSchema } from '#content/schema/plain-page.ts';
import { tourSchema } from '#content/schema/tour.ts';

import { formOf } from './fields.ts';
import { formatOf } from './file-format.ts';
import { labeledNoticesSchema } from './notices-form.ts';

/** The configuration of Sveltia CMS for the files in `content/`. */
export const editorConfig = (backend: Backend, companyName: string): CmsConfig => ({
  load_config_file: false,
  backend,
  app_title: `${companyName}: texts, prices and days`,
  media_folder: 'art/photographs',
  public_folder: '/art/photographs',
  // The browser scales a photograph and stores it as WebP (Safari: PNG), which removes the place where it was taken.
  media_libraries: {
    default: {
      config: { transformations: { raster_image: { quality: 90, width: 2400, height: 4000 } } },
    },
  },
  // The editor's own preview is off, because the site itself is open beside the form.
  editor: { preview: false },
  output: { omit_empty_optional_fields: true, json: { indent_size: 2 } },
  collections: [
    {
      name: 'tours',
      label: folders.tours.label,
      label_singular: folders.tours.singular,
      description: 'Copy the tour that is most like a new one.',
      folder: 'content/tours',
      format: formatOf('tours'),
      extension: 'json',
      create: true,
      // The field “No longer offered” removes a tour and redirects its links, which the editor's own command cannot do.
      delete: false,
      identifier_field: 'title',
      slug: '{{fields.slug}}',
      summary: '{{position}}. {{title}}: {{priceUsd}}',
      sortable_fields: { fields: ['position', 'title'], default: { field: 'position' } },
      fields: formOf(tourSchema),
    },
    {
      name: 'plain-pages',
      label: folders['plain-pages'].label,
      label_singular: folders['plain-pages'].singular,
      folder: 'content/plain-pages',
      format: formatOf('plain-pages'),
      extension: 'json',
      create: true,
      // The field “Off the site” removes a page. The editor's own command would skip all checks.
      delete: false,
      identifier_field: 'label',
      slug: '{{fields.address}}',
      summary:
        "{{position}}. {{label}}: /{{address}}{{isOffSite | ternary(' (off the site)', '')}}",
      sortable_fields: { fields: ['position', 'label'], default: { field: 'position' } },
      fields: formOf(plainPageSchema),
    },
  ],
  singletons: Object.entries({ notices: labeledNoticesSchema, ...schemas }).map(
    ([name, schema]) => ({
      name,
      label: z.globalRegistry.get(schema)?.title ?? name,
      file: `content/${name}.json`,
      format: formatOf(name),
      fields: formOf(schema),
    }),
  ),
});
