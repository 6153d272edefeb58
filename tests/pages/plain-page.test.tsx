import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';

import { company } from '#content/company.ts';
import { plainPages } from '#content/content.data.ts';
import { PlainPage } from '#pages/PlainPage.tsx';

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

const metaTag = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe.each(plainPages)('the page at $path', (page) => {
  beforeEach(() => {
    const routes = [{ path: '*', element: <PlainPage path={page.path} /> }];
    const router = createMemoryRouter(routes, { initialEntries: [page.path] });
    render(<RouterProvider router={router} />);
  });

  it(`the page at ${page.path} has one heading, and one per section below it`, () => {
    expect(headings(1)).toEqual([page.heading]);
    expect(headings(2)).toEqual([...page.sections.map(({ title }) => title), 'Questions?']);
  });

  it(`the page at ${page.path} has the title and description of its content file`, () => {
    expect(document.title).toBe(`${page.title} | ${company.name}`);
    expect(metaTag('description')).toBe(page.description);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      company.siteUrl + page.path,
    );
    expect(metaTag('robots')).toBeUndefined();
  });

  it(`the page at ${page.path} leads to the company's email`, () => {
    expect(screen.getByRole('link', { name: company.email })).toBeVisible();
  });
});
