import * as z from 'zod';

import { address, group } from './fields.ts';

export const tourRedirectsSchema = group('Removed tours (redirects)', {
  addresses: z
    .array(
      group('Address', {
        address: address('Address', 'End of the removed tour’s link.'),
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
