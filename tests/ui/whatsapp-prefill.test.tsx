import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useWhatsAppHref, useWhatsAppPrefill } from '#ui/whatsapp-prefill.ts';

const Chat = () => <a href={useWhatsAppHref()}>Chat</a>;

function Page({ about }: { about: string }) {
  useWhatsAppPrefill(about);
  return null;
}

const message = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link').href).searchParams.get('text');

it('WhatsApp links are prefilled with the subject of the open page', () => {
  const { rerender } = render(<Chat />);
  expect(message()).toBeNull();
  const site = (about?: string) => (
    <>
      <Chat />
      {about === undefined ? null : <Page about={about} />}
    </>
  );
  rerender(site('Hopkins'));
  expect(message()).toBe('Hopkins');
  rerender(site('Placencia'));
  expect(message()).toBe('Placencia');
  rerender(site());
  expect(message()).toBeNull();
});
