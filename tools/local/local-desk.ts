import { company } from '#content/company.ts';
import { type MailDesk, type MailDeskOptions, startMailDesk } from '#tools/mail-desk/mail-desk.ts';
import { localServiceIds } from '#tools/mail-desk/service-ids.ts';

import { type GivenSettings, readSettings } from '../settings.ts';
import { projectDir } from '../setup/launch.mjs';

/** Starts a mail desk. All builds and servers that this process starts afterwards send their requests to it. */
export async function startLocalDesk(mode: string, options: MailDeskOptions): Promise<MailDesk> {
  const settings = readSettings(mode, projectDir);
  const desk = await startMailDesk({
    owner: { ...company, siteUrl: settings.VITE_SITE_URL },
    hasGuestReceipt: settings.VITE_GUEST_RECEIPT === 'true',
    ...options,
  });
  Object.assign(process.env, {
    VITE_EMAILJS_ORIGIN: desk.serviceOrigin,
    VITE_EMAILJS_PUBLIC_KEY: localServiceIds.publicKey,
    VITE_EMAILJS_SERVICE_ID: localServiceIds.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: localServiceIds.templateId,
  } satisfies GivenSettings);
  return desk;
}
