import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const guide = {
  name: 'Ana Cruz',
  years: 12,
  license: 'BTB 0123',
  sentence: 'Finds the crocodile first.',
  picture: 'fisher',
};
const photograph = { picture: 'creek', caption: 'Early on the river' };
const quote = {
  author: 'Karen D.',
  location: 'Madison',
  text: 'Two crocodiles.',
  source: 'Tripadvisor',
  link: 'https://www.tripadvisor.com/review',
};

/** Loads a module with changed content. */
async function withContent<Module>(changes: object, load: () => Promise<Module>): Promise<Module> {
  const content = await import('#content/content.data.ts');
  vi.doMock('#content/content.data.ts', () => ({ ...content, ...changes }));
  vi.resetModules();
  return load();
}

afterEach(() => {
  vi.doUnmock('#content/content.data.ts');
  vi.resetModules();
});

it('the guides section shows each guide with photograph, experience, license and sentence', async () => {
  const { Guides } = await withContent(
    { guides: [guide] },
    () => import('#features/guides/Guides.tsx'),
  );
  render(<Guides />);
  const guides = screen.getByRole('region', { name: 'Your guides' });
  expect(within(guides).getByRole('listitem')).toHaveTextContent(
    'Ana Cruz12 years as a guide, license BTB 0123Finds the crocodile first.',
  );
  expect(within(guides).getByRole('img')).toBeVisible();
});

it('the sections for guides and guest photographs are absent without content', async () => {
  const { Guides } = await import('#features/guides/Guides.tsx');
  const { GuestPhotographs } = await import('#features/home/GuestPhotographs.tsx');
  const { container } = render(
    <>
      <Guides />
      <GuestPhotographs />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

it('the testimonials section shows guest photographs and the source of each quote', async () => {
  const { Testimonials } = await withContent(
    { guestPhotographs: [photograph], testimonials: [quote] },
    () => import('#features/home/Testimonials.tsx'),
  );
  render(<Testimonials />);
  expect(screen.getByRole('heading', { name: 'Photographs from our guests' })).toBeVisible();
  expect(screen.getByText('Early on the river')).toBeVisible();
  const source = screen.getByRole('link', { name: 'Tripadvisor' });
  expect(source).toHaveAttribute('href', quote.link);
  expect(source.parentElement).toHaveTextContent('From Tripadvisor');
});
