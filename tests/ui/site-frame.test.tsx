import { render, screen, within } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { company } from '#content/company.ts';
import { breadcrumbsFor } from '#domain/page-meta.ts';
import { specifiedTours } from '#tests/support/specification.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { SiteFooter } from '#ui/SiteFooter.tsx';

const framed = (element: ReactNode) => (
  <StrictMode>
    <MemoryRouter>{element}</MemoryRouter>
  </StrictMode>
);

describe('the breadcrumbs', () => {
  it.each(['/tours', '/tour/lamanai-tour-hopkins', '/booking-success', '/a/b%20c/d'])(
    'of %s link to all but the page itself',
    (path) => {
      render(framed(<Breadcrumbs path={path} />));
      const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
      expect(trail.getByRole('list').tagName).toBe('OL');
      const crumbs = breadcrumbsFor(path);
      expect(
        trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual(crumbs.slice(0, -1).map((crumb) => [crumb.label, crumb.path]));
      const here = document.querySelectorAll('[aria-current="page"]');
      expect([...here].map((crumb) => [crumb.tagName, crumb.textContent])).toEqual([
        ['SPAN', crumbs.at(-1)?.label],
      ]);
    },
  );

  it('are absent on Home', () => {
    const { container } = render(framed(<Breadcrumbs path="/" />));
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the footer', () => {
  const linksUnder = (heading: string) =>
    within(screen.getByRole('navigation', { name: heading }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const contact = () => within(screen.getByRole('region', { name: 'Contact Us' }));

  /** As it is where these settings are empty. */
  async function renderWithout(...settings: string[]) {
    for (const name of settings) vi.stubEnv(name, '');
    vi.resetModules();
    const { SiteFooter: Footer } = await import('#ui/SiteFooter.tsx');
    vi.unstubAllEnvs();
    render(framed(<Footer />));
  }

  it('links to every tour by its short name, to the pages, the sister companies and the machine room', () => {
    render(framed(<SiteFooter />));
    expect(linksUnder('Our Tours')).toEqual(
      specifiedTours.map(({ id, footerLabel }) => [footerLabel, `/tour/${id}`]),
    );
    const specified = [
      ['Home', '/'],
      ['All Tours', '/tours'],
      ['FAQ', '/faq'],
      ['History', '/history'],
      ['About Us', '/about'],
      ['Book Now', '/book'],
      [company.toursSister.name, company.toursSister.url],
      [company.vacationsSister.name, company.vacationsSister.url],
    ];
    const addresses = new Set(specified.map(([, address]) => address));
    // Others may stand among them.
    expect(linksUnder('Quick Links').filter(([, address]) => addresses.has(address ?? ''))).toEqual(
      specified,
    );
    for (const { name } of [company.toursSister, company.vacationsSister]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(screen.getByRole('link', { name: 'How this site works' })).toHaveAttribute(
      'href',
      '/machines',
    );
  });

  it('links to no sister company where there is none', async () => {
    await renderWithout(
      ...['TOURS_NAME', 'TOURS_URL', 'VACATIONS_NAME', 'VACATIONS_URL'].map(
        (name) => `VITE_SISTER_${name}`,
      ),
    );
    const quickLinks = linksUnder('Quick Links');
    expect(quickLinks.length).toBeGreaterThan(0);
    expect(quickLinks.filter(([, address]) => !address?.startsWith('/'))).toEqual([]);
  });

  it('says how, where and when the company is reached', () => {
    render(framed(<SiteFooter />));
    expect(
      contact()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [`WhatsApp ${company.whatsApp}`, 'https://wa.me/5015550142'],
      [company.email, `mailto:${company.email}`],
    ]);
    expect(contact().getByText(company.address)).toBeInTheDocument();
    expect(contact().getByText(company.openingHours)).toBeInTheDocument();
  });

  it('has the phone where the company has no WhatsApp', async () => {
    await renderWithout('VITE_COMPANY_WHATSAPP');
    expect(contact().getByRole('link', { name: company.phone })).toHaveAttribute(
      'href',
      'tel:+18005550142',
    );
    expect(contact().queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });

  it('shows the year in Belize once the app runs, and none in the prerendered page', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T03:00:00Z') });
    expect(renderToString(framed(<SiteFooter />))).not.toMatch(/20[23]\d/);
    render(framed(<SiteFooter />));
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2030 ${company.name}`);
  });
});
