import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { company } from '#content/company.ts';
import { LAPTOP, PHONE, setScreenWidth } from '#tests/support/screen.ts';
import { SiteFooter } from '#ui/SiteFooter.tsx';

const framed = (element: ReactNode) => <MemoryRouter>{element}</MemoryRouter>;

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the footer', () => {
  /** Returns the links of a list, which is folded on phones and unfolded on other screens. */
  function linksUnder(name: string) {
    const [folded, unfolded] = [PHONE, LAPTOP].map((width) => {
      setScreenWidth(width);
      return linksIn(screen.getByRole('navigation', { name }));
    });
    expect(folded).toEqual(unfolded);
    return unfolded ?? [];
  }
  const contact = () => screen.getByRole('region', { name: 'Contact Us' });

  /** Renders the frame of a site with other facts about the company. */
  async function renderWith(facts: object) {
    const content = await import('#content/content.data.ts');
    const companyFacts = { ...content.companyFacts, ...facts };
    vi.doMock('#content/content.data.ts', () => ({ ...content, companyFacts }));
    vi.resetModules();
    const { SiteFooter: Footer } = await import('#ui/SiteFooter.tsx');
    const { ChatLink } = await import('#ui/contacts.tsx');
    vi.doUnmock('#content/content.data.ts');
    render(framed(<Footer />));
    render(framed(<ChatLink>Chat with us</ChatLink>));
  }

  it('the lists of the footer have the same links on phones and on other screens', () => {
    render(framed(<SiteFooter />));
    expect(linksUnder('Our Tours')).not.toEqual([]);
    expect(linksUnder('Quick Links')).not.toEqual([]);
  });

  it('the footer links to the sister companies and contacts', () => {
    render(framed(<SiteFooter />));
    for (const { name, url } of [company.toursSister, company.vacationsSister]) {
      const [link] = screen.getAllByRole('link', { name });
      expect(link).toHaveAttribute('href', url);
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(linksIn(contact())).toEqual([
      [`WhatsApp ${company.whatsApp}`, 'https://wa.me/5015550142'],
      [company.email, `mailto:${company.email}`],
    ]);
    expect(contact()).toHaveTextContent(/Orange Walk District.*8:00 AM to 5:00 PM daily$/);
  });

  it('the footer links to the pages of text and the licenses beside the copyright line', () => {
    render(framed(<SiteFooter />));
    expect(linksIn(screen.getByText(/^©/).closest('div') ?? document.body)).toEqual([
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Open-source licenses', '/licenses.txt'],
    ]);
    expect(linksUnder('Quick Links')).not.toContainEqual(['Privacy', '/privacy']);
  });

  it('the footer omits links to sister companies and WhatsApp if they are not configured', async () => {
    await renderWith({ whatsApp: undefined, toursSister: undefined, vacationsSister: undefined });
    const quickLinks = linksUnder('Quick Links');
    expect(quickLinks.length).toBeGreaterThan(0);
    expect(quickLinks.filter(([, address]) => !address?.startsWith('/'))).toEqual([]);
    expect(linksIn(contact())).toContainEqual([company.phone, 'tel:+18005550142']);
    expect(contact()).not.toHaveTextContent('WhatsApp');
    expect(screen.queryByText('Chat with us')).toBeNull();
  });

  it('the footer shows the license and the links to social media if the company has them', async () => {
    await renderWith({
      license: 'Tourism Board 1234',
      socialLinks: [{ name: 'Instagram', url: 'https://www.instagram.com/river' }],
    });
    expect(contact()).toHaveTextContent('License: Tourism Board 1234');
    const link = within(contact()).getByRole('link', { name: 'Instagram' });
    expect(link).toHaveAttribute('href', 'https://www.instagram.com/river');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('the footer shows the year in Belize only after hydration', () => {
    vi.setSystemTime('2031-01-01T03:00:00Z');
    expect(renderToString(framed(<SiteFooter />))).not.toMatch(/20[23]\d/);
    render(framed(<SiteFooter />));
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2030 ${company.name}`);
  });
});
