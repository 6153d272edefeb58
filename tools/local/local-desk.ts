import type { Settings } from '#domain/site/env-schema.ts';
import { type MailDesk, type MailDeskOptions, startMailDesk } from '#tools/mail-desk/mail-desk.ts';
import { localServiceIds } from '#tools/mail-desk/service-ids.ts';
import type { MailOwner } from '#tools/mail-desk/template-files.ts';

import { readAllSettings } from '../settings.ts';
import { projectDir } from '../setup/launch.mjs';

/** Reads the company's name and email address from the settings in a folder. @throws Error if a setting is wrong */
export function ownerFrom(folder: string, mode: string): MailOwner {
  const settings = readAllSettings(mode, folder);
  return {
    name: settings.VITE_COMPANY_NAME,
    email: settings.VITE_COMPANY_EMAIL,
    phone: settings.VITE_COMPANY_PHONE,
    siteUrl: settings.VITE_SITE_URL,
  };
}

/** True if the settings specify that EmailJS sends the guest's receipt. */
export const hasGuestReceipt = (mode: string): boolean =>
  readAllSettings(mode, projectDir).VITE_GUEST_RECEIPT === 'true';

/** Starts a mail desk. All builds and servers that this process starts afterwards send their requests to it. */
export async function startLocalDesk(mode: string, options: MailDeskOptions): Promise<MailDesk> {
  const desk = await startMailDesk({ owner: ownerFrom(projectDir, mode), ...options });
  Object.assign(process.env, {
    VITE_EMAILJS_ORIGIN: desk.serviceOrigin,
    VITE_EMAILJS_PUBLIC_KEY: localServiceIds.publicKey,
    VITE_EMAILJS_SERVICE_ID: localServiceIds.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: localServiceIds.templateId,
  } satisfies Settings);
  return desk;
}
