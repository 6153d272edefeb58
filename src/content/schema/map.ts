import * as z from 'zod';

import { type LegKind, legLabels } from '../legs.ts';
import { address, group, integer, multiLine, singleLine } from './fields.ts';

const degrees = String.raw`-?\d+(\.\d+)?`;
const HINT = 'latitude and longitude in degrees, such as 17.499, -88.188';

const point = z
  .string()
  .regex(new RegExp(`^${degrees}, ${degrees}$`), HINT)
  .meta({ title: 'Where it lies', description: `As map services copy it: ${HINT}.` });

const points = z
  .string()
  .regex(new RegExp(`^${degrees}, ${degrees}(\n${degrees}, ${degrees})+$`), `on each line, ${HINT}`)
  .meta({
    title: 'Line on the map',
    description: `Its points, each on a line: ${HINT}.`,
    multiline: true,
  });

const onSheet = {
  x: integer('From the left', -500, 1500, 'The map is 1000 wide.'),
  y: integer('From the top', -500, 1500),
};
const ground = z.enum(['land', 'sea']).meta({ title: 'Its name stands on' });
const place = (title: string) => address(title, 'The address of a place.');

export const mapSchema = group('Map of the ways', {
  places: z
    .array(
      group('Place', {
        name: singleLine('Name', 60, 'As it reads in a sentence.'),
        shortName: singleLine('Name on the map', 20, 'Where it differs.').optional(),
        position: point,
        side: z
          .enum(['left', 'right', 'aboveLeft', 'below', 'belowLeft', 'belowRight'])
          .meta({ title: 'Where its name stands' }),
        ground,
        links: group('Links to its tours', {
          ...onSheet,
          above: z.boolean().optional().meta({ title: 'They stand above that point' }),
        })
          .optional()
          .meta({ description: 'For a place with several tours.' }),
        id: address('Address'),
      }),
    )
    .meta({ title: 'Places' }),
  legs: z
    .array(
      group('Leg', {
        id: address('Name'),
        kind: z.enum(Object.keys(legLabels) as LegKind[]).meta({ title: 'Kind' }),
        from: place('From'),
        to: place('To'),
        time: singleLine('How long it usually takes', 30, 'One way.'),
        note: multiLine('Note', 120).optional(),
        lines: z.array(points).min(1).meta({
          title: 'Lines on the map',
          description: 'Where roads meet, one ends and another begins.',
        }),
      }),
    )
    .meta({ title: 'Legs of the ways' }),
  regions: z
    .array(
      group('Name', {
        name: multiLine('Name', 40, 'With its line breaks.'),
        ...onSheet,
        ground,
        wideScreens: z.boolean().optional().meta({ title: 'On wide screens only' }),
      }),
    )
    .meta({ title: 'Names of lands and seas' }),
});
