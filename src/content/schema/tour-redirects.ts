import * as z from 'zod';

import { address, group, redirectTarget } from './fields.ts';

export const tourRedirectsSchema = group('Removed tours (redirects)', {
  addresses: z
    .array(
      group('Address', {
        address: address('Address', 'End of the removed tour’s link.'),
        leadsTo: redirectTarget('Leads to', '/tours, or /tour/ and the address of a tour.'),
      }),
    )
    .default([])
    .meta({ title: 'Addresses' }),
});
