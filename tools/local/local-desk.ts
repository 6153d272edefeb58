import { resolve } from 'node:path';

import { company } from '#content/company.ts';
import { type MailDesk, startMailDesk } from '#tools/mail-desk/mail-desk.ts';
import type { MailOwner } from '#tools/mail-desk/template-files.ts';

import { readSettings } from '../settings.ts';
import { mailDeskSettings } from './mail-env.ts';
import { firstPort, freePort } from './ports.ts';

export type Log = (line: string) => void;

interface LocalDesk {
  readonly desk: MailDesk;
  /** The site's port, reserved while the desk took its own. */
  readonly sitePort: number;
}

const projectDir = resolve(import.meta.dirname, '../..');

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

/** Starts a mail desk behind the site's port, or on the next free one, and points this process's builds at it. */
export async function startLocalDesk(log: Log, mode: string): Promise<LocalDesk> {
  const site = firstPort();
  const choose = async (what: string, port: number, reserved: number) => {
    const chosen = await freePort(port, [reserved]);
    if (chosen !== port) log(`Port ${port} is taken; the ${what} uses ${chosen}.`);
    return chosen;
  };
  const sitePort = await choose('site', site, site + 1);
  const port = await choose('mail desk', site + 1, sitePort);
  const desk = await startMailDesk({ port, owner: ownerFrom(projectDir, mode) });
  Object.assign(process.env, mailDeskSettings(desk.serviceOrigin));
  return { desk, sitePort };
}

/** Prints the addresses a person needs; the site's ends in a slash. */
export function announce(log: Log, siteUrl: string, inboxUrl: string) {
  log(
    [
      '',
      `  The site           ${siteUrl}`,
      `  The staff's inbox  ${inboxUrl}`,
      `  The machine room   ${siteUrl}machines`,
      '',
      '  Ctrl-C stops both.',
      '',
    ].join('\n'),
  );
}
