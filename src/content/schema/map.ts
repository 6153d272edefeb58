import * as z from 'zod';

import { legLabels } from '../legs.ts';
import { address, choice, group, integer, multiLine, singleLine } from './fields.ts';

const degrees = String.raw`-?\d+(\.\d+)?`;
const HINT = 'latitude and longitude in degrees, such as 17.499, -88.188';

const point = z
  .string()
  .regex(new RegExp(`^${degrees}, ${degrees}$`), HINT)
  .meta({ title: 'Position', description: `As online maps show it: ${HINT}.` });

const points = z
  .string()
  .regex(new RegExp(`^${degrees}, ${degrees}(\n${degrees}, ${degrees})+$`), `on each line: ${HINT}`)
  .meta({
    title: 'Line on the map',
    description: `One point per line: ${HINT}.`,
    multiline: true,
  });

const onSheet = {
  x: integer('From the left', -500, 1500, 'The map is 1000 wide.'),
  y: integer('From the top', -500, 1500),
};
const ground = choice('Its name is on', { land: 'Land', sea: 'Sea' });
const place = (title: string) =>
  address(title, 'The Address of a place above, such as tower-hill.');

export const mapSchema = group('Route map', {
  places: z
    .array(
      group('Place', {
        name: singleLine('Name', 60, 'As written in a sentence.'),
        shortName: singleLine('Name on the map', 20, 'Only if it differs.').optional(),
        position: point,
        side: choice('Position of the name', {
          left: 'Left',
          right: 'Right',
          aboveLeft: 'Above left',
          below: 'Below',
          belowLeft: 'Below left',
          belowRight: 'Below right',
        }),
        ground,
        links: group('Links to its tours', {
          ...onSheet,
          above: z.boolean().optional().meta({ title: 'Above that point' }),
        })
          .optional()
          .meta({ description: 'Only for a place with several tours.' }),
        id: address('Address'),
      }),
    )
    .meta({ title: 'Places' }),
  legs: z
    .array(
      group('Leg', {
        id: address('Name'),
        kind: choice('Kind', legLabels),
        from: place('From'),
        to: place('To'),
        time: singleLine('Typical time', 30, 'One way.'),
        note: multiLine('Note', 120).optional(),
        lines: z.array(points).min(1).meta({
          title: 'Lines on the map',
          description: 'Start a new line where roads meet.',
        }),
      }),
    )
    .meta({ title: 'Route legs' }),
  regions: z
    .array(
      group('Name', {
        name: multiLine('Name', 40, 'Line breaks show on the map.'),
        ...onSheet,
        ground,
        wideScreens: z.boolean().optional().meta({ title: 'On wide screens only' }),
      }),
    )
    .meta({ title: 'Names of countries and seas' }),
});
