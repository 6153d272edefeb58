import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import { belizeToday, formatDay } from '#domain/site/calendar.ts';

import { type Finding, fine, todo } from './finding.ts';

/** The record that an email sent by an account has arrived. It belongs into the repository. */
const recordFile = 'emails/tested-account.json';

const recordSchema = z.object({ account: z.string(), day: z.iso.date() });

export type MailTest = z.infer<typeof recordSchema>;

/** Reads the record; undefined if no account was tested. */
export async function readMailTest(projectDir: string): Promise<MailTest | undefined> {
  try {
    const text = await readFile(join(projectDir, recordFile), 'utf8');
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Checks that an email from the account has arrived.
 * @param account identifies the account of the settings; undefined if there is none, which another check reports
 */
export function mailTestFindings(
  account: string | undefined,
  tested: MailTest | undefined,
): readonly Finding[] {
  if (!account) return [];
  if (tested?.account === account) {
    return [fine(`A test request through this account arrived on ${formatDay(tested.day)}.`)];
  }
  return [
    todo(
      tested
        ? 'The account at EmailJS has changed since its last test, so it is unknown whether requests arrive.'
        : 'The account at EmailJS was never tested, so it is unknown whether requests arrive.',
      'Open /staff on the published site, press “Send a test request”, and look into your inbox. If the email is there, run npm run doctor mail-arrived. If not, follow docs/operations.md, "Email".',
    ),
  ];
}

/**
 * Records that a test request through the account has arrived.
 * @throws Error if the settings name no account
 */
export async function recordMailTest(
  projectDir: string,
  account: string | undefined,
  today = belizeToday(),
): Promise<string> {
  if (!account) {
    throw new Error(
      'The account is unknown here. Name the site: npm run doctor mail-arrived https://www.your-site.com',
    );
  }
  const record: MailTest = { account, day: today };
  await writeFile(join(projectDir, recordFile), `${JSON.stringify(record, null, 2)}\n`);
  return `Wrote ${recordFile}. Commit it, so that the doctor knows it on every computer.`;
}
