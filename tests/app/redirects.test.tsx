import { expect, test, vi } from 'vitest';

import { specifiedTours } from '#tests/support/specification.ts';

vi.mock('#content/former-tours.ts', () => ({
  formerTours: { 'lamanai-tour-corozal': '/tour/lamanai-tour-hopkins', corozal: '/tours' },
}));

test('short addresses lead to their tours, and those of former tours to what took their place', async () => {
  const { redirects } = await import('../../src/prerender.tsx');
  expect(redirects).toEqual([
    ...specifiedTours.map(({ slug, id }) => ({ from: `/tour/${slug}`, to: `/tour/${id}` })),
    { from: '/tour/lamanai-tour-corozal', to: '/tour/lamanai-tour-hopkins' },
    { from: '/tour/corozal', to: '/tours' },
  ]);
});
