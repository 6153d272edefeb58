import * as z from 'zod';

import { address, group } from './fields.ts';

export const tourRedirectsSchema = group('Tours that are gone', {
  addresses: z
    .array(
      group('Address', {
        address: address('Address', 'How the address of a tour that is gone ends.'),
        leadsTo: z
          .string()
          .regex(
            /^\/tours$|^\/tour\/[a-z\d-]+$/,
            'it is /tours, or /tour/ and the address of a tour',
          )
          .meta({
            title: 'Leads to',
            description: '/tours, or /tour/ and the address of a tour.',
          }),
      }),
    )
    .default([])
    .meta({ title: 'Addresses' }),
});
