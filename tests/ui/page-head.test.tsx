import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';

describe('the machines page', () => {
  /** Renders footer and head tags with this value of the owner's switch. */
  async function openMachines(isListed: boolean) {
    vi.resetModules();
    const content = await import('#content/content.data.ts');
    const machines = { ...content.pageTexts.machines, isListed };
    vi.doMock('#content/content.data.ts', () => ({
      ...content,
      pageTexts: { ...content.pageTexts, machines },
    }));
    const { PageHead } = await import('#ui/PageHead.tsx');
    const { SiteFooter } = await import('#ui/SiteFooter.tsx');
    vi.doUnmock('#content/content.data.ts');
    const element = (
      <>
        <PageHead path="/machines" />
        <SiteFooter />
      </>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  }

  test.each([
    [false, 'noindex', null],
    [true, undefined, '/machines'],
  ])('the switch %s decides on search results and the footer', async (isListed, robots, href) => {
    await openMachines(isListed);
    const tag = document.querySelector('meta[name="robots"]');
    expect(tag?.getAttribute('content')).toBe(robots);
    const link = screen.queryByRole('link', { name: 'How this site works' });
    expect(link?.getAttribute('href') ?? null).toBe(href);
  });
});
