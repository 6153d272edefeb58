import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { tasks } from '#tests/support/findings.ts';
import { todo } from '#tools/doctor/finding.ts';
import { liveSettingsFindings, settingsFindings, sourceFindings } from '#tools/doctor/settings.ts';
import type { Release } from '#tools/release/release.ts';

const samples = { VITE_COMPANY_ADDRESS: '1 Sample Road', VITE_EMAILJS_PUBLIC_KEY: 'xxx' };

const release: Release = {
  publishedAt: '2026-11-27T10:42:00.000Z',
  assets: [],
  keptAssets: {},
  pages: {},
  settings: { unset: [], quoted: [] },
};

describe('settings in the variables of a host', () => {
  const emptyFolder = join(import.meta.dirname, 'no-settings');

  test('the doctor does not call settings missing that the published site has', () => {
    const findings = [
      ...sourceFindings(emptyFolder, {}, release),
      ...settingsFindings({}, samples, release),
      ...liveSettingsFindings(release),
    ];
    expect(tasks(findings)).toEqual([]);
    expect(findings.map(({ text }) => text).join('\n')).not.toMatch(/The name of the company|555/);
  });

  test('the doctor names the settings that the published site does not have either', () => {
    const settings = { unset: ['VITE_COMPANY_PHONE', 'VITE_EMAILJS_PUBLIC_KEY'], quoted: [] };
    expect(tasks(liveSettingsFindings({ ...release, settings }))).toEqual([
      'The published site was built without a value for VITE_COMPANY_PHONE and VITE_EMAILJS_PUBLIC_KEY.',
    ]);
    expect(tasks(settingsFindings({}, samples, { ...release, settings }))).toEqual([
      'The pages show the placeholders "+1 800 555 0142".',
      'No request can reach you: the account at EmailJS is not named.',
    ]);
  });

  test('the doctor reports quotation marks in the settings of the published site', () => {
    const settings = { unset: [], quoted: ['VITE_COMPANY_NAME'] };
    expect(tasks(liveSettingsFindings({ ...release, settings }))).toEqual([
      'The value of VITE_COMPANY_NAME is in quotation marks, and the pages show them.',
    ]);
  });

  test('the doctor accepts settings from the environment without a file', () => {
    expect(tasks(sourceFindings(emptyFolder, { VITE_COMPANY_NAME: 'River' }, undefined))).toEqual(
      [],
    );
  });

  test('the doctor says how to check the site if no settings are known', () => {
    expect(sourceFindings(emptyFolder, {}, undefined)).toEqual([
      todo(
        'There is no .env.local, so a build on this computer shows samples only.',
        expect.stringContaining('npm run doctor https://www.your-site.com'),
      ),
    ]);
  });
});
