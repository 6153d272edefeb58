import { company } from '#content/company.ts';
import { type MailDesk, type MailDeskOptions, startMailDesk } from '#tools/mail-desk/mail-desk.ts';
import { localServiceIds } from '#tools/mail-desk/service-ids.ts';
import type { MailOwner } from '#tools/mail-desk/template-files.ts';

import { readSettings } from '../settings.ts';
import { projectDir } from '../setup/launch.mjs';

/**
 * The company as the settings of a folder name it.
 * @throws Error if they need a correction
 */
export function ownerFrom(folder: string, mode: string): MailOwner {
  const settings = readSettings(mode, folder);
  return {
    name: settings['VITE_COMPANY_NAME'] ?? company.name,
    email: settings['VITE_COMPANY_EMAIL'] ?? company.email,
  };
}

/** Starts a mail desk, and points at it whatever this process builds or serves from now on. */
export async function startLocalDesk(mode: string, options: MailDeskOptions): Promise<MailDesk> {
  const desk = await startMailDesk({ owner: ownerFrom(projectDir, mode), ...options });
  Object.assign(process.env, {
    VITE_EMAILJS_ORIGIN: desk.serviceOrigin,
    VITE_EMAILJS_PUBLIC_KEY: localServiceIds.publicKey,
    VITE_EMAILJS_SERVICE_ID: localServiceIds.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: localServiceIds.templateId,
  });
  return desk;
}
