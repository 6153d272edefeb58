import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type MailOwner, readReceiptTemplate, readTemplate } from '../mail-desk/template-files.ts';

/**
 * Writes the email templates, with the owner's facts, in the form in which a person pastes them into the EmailJS
 * dashboard.
 */
export async function writeEmailFiles(folder: string, owner: MailOwner): Promise<void> {
  const templates = {
    'booking-request': await readTemplate(owner),
    'guest-receipt': await readReceiptTemplate(owner),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, { html, text }] of Object.entries(templates)) {
    // oxlint-disable-next-line no-await-in-loop -- four small files
    await writeFile(join(folder, `${name}.html`), html);
    // oxlint-disable-next-line no-await-in-loop -- four small files
    await writeFile(join(folder, `${name}.txt`), text);
  }
}
