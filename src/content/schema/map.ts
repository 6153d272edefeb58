import * as z from 'zod';

import { address, choice, group, singleLine } from './fields.ts';

const degrees = String.raw`-?\d+(\.\d+)?`;
const HINT = 'latitude and longitude in degrees, such as 17.499, -88.188';

const point = z
  .string()
  .regex(new RegExp(`^${degrees}, ${degrees}$`), HINT)
  .meta({ title: 'Position', description: `As online maps show it: ${HINT}.` });

export const mapSchema = group('Map of departures', {
  places: z
    .array(
      group('Place', {
        name: singleLine('Name', 60, 'As written in a sentence.'),
        position: point,
        side: choice('Position of the name', {
          left: 'Left on land',
          right: 'Right on land',
          sea: 'Right on the sea',
        }),
        id: address('Address'),
      }),
    )
    .meta({ title: 'Places' }),
  goal: address('Destination', 'The Address of a place above, such as lamanai.'),
});
