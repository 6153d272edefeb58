import { parseEnv } from 'node:util';

import { describe, expect, it } from 'vitest';

import * as defaults from '#content/env.ts';
import {
  checkSettings,
  formatEnvExample,
  mailSettingNames,
  settingSamples,
} from '#domain/site/env-schema.ts';

const webAddress = 'must be a web address such as https://www.example.com';
const phone = 'must look like +1 800 555 0142';
const sisterAddress =
  'must be a web address such as https://www.example.com without a slash at the end, or be empty';
const sisterName =
  'must be a name on one line, without a space at its beginning or end, or be empty';
const noSlash = 'must not end with a slash';
const noInvisible = 'must not contain invisible characters: type it again instead of pasting it';
const originOnly =
  'must be a protocol and a host only, such as https://www.example.com, without a path, a query or a user name';

/** Returns the problems of these settings, one per line; `null` if there are none. */
function problemsOf(env: Readonly<Record<string, string | undefined>>): string[] | null {
  try {
    checkSettings(env);
    return null;
  } catch (error) {
    const [, ...problems] = (error as Error).message.split('\n  ');
    return problems;
  }
}

describe('checkSettings', () => {
  it.each([
    ['an empty environment', {}],
    ['variables of other programs', { PATH: '/bin', VITE: '1', MY_VITE_X: '1' }],
    ['a variable that is not set', { VITE_COMPANY_NAME: undefined, VITE_UNKNOWN: undefined }],
    ['a company name with quotation marks', { VITE_COMPANY_NAME: 'River & "Ruins" O’Tours' }],
    ['no WhatsApp number', { VITE_COMPANY_WHATSAPP: '' }],
    ['a phone number with parentheses', { VITE_COMPANY_PHONE: '+1 (800) 555-0142' }],
    ['a local URL', { VITE_SITE_URL: 'http://127.0.0.1:4173' }],
    ['no sister company', { VITE_SISTER_TOURS_NAME: '', VITE_SISTER_TOURS_URL: '' }],
    ['a URL with a path', { VITE_SISTER_TOURS_URL: 'https://river.example/tours' }],
    ['a boolean setting', { VITE_EMAILJS_BLOCK_HEADLESS: 'true' }],
  ])('checkSettings accepts %s', (_, env) => {
    expect(problemsOf(env)).toBeNull();
  });

  it.each([
    ['VITE_COMPANY_NAME', '', 'must not be empty'],
    ['VITE_SISTER_VACATIONS_NAME', 'River ', sisterName],
    ['VITE_COMPANY_NAME', ' River', 'must not begin or end with a space'],
    ['VITE_COMPANY_NAME', 'River\nRuins', 'must be on one line'],
    ['VITE_COMPANY_EMAIL', 'a@b.example, c@d.example', 'must be an email address'],
    ['VITE_COMPANY_EMAIL', 'a@b.example?bcc=c@d.example', 'must be an email address'],
    ['VITE_COMPANY_PHONE', '+1 800', phone],
    ['VITE_COMPANY_PHONE', 'call +1 800 555 0142', phone],
    ['VITE_COMPANY_PHONE', '+1 800 555 0142 0142 0142', phone],
    ['VITE_COMPANY_PHONE', '+ ( ) - ( ) -', phone],
    ['VITE_COMPANY_WHATSAPP', '501 555', 'must look like +501 555 0142, or be empty'],
    ['VITE_SITE_URL', 'www.example.com', webAddress],
    ['VITE_SITE_URL', 'https:www.example.com', webAddress],
    ['VITE_SITE_URL', 'javascript:alert(1)', webAddress],
    ['VITE_SITE_URL', 'https://www.example.com/', noSlash],
    ['VITE_SITE_URL', 'https://www.example.com/belize', originOnly],
    ['VITE_SITE_URL', 'https://www.example.com?ref=1', originOnly],
    ['VITE_SITE_URL', 'https://www.example.com#top', originOnly],
    ['VITE_SITE_URL', 'https://owner@www.example.com', originOnly],
    ['VITE_SITE_URL', 'https://owner:secret@www.example.com', originOnly],
    ['VITE_SITE_URL', 'https://www.exam\u200Bple.com', noInvisible],
    ['VITE_SITE_URL', 'https://www.exam\tple.com', noInvisible],
    ['VITE_EMAILJS_ORIGIN', 'https://api.emailjs.com/api', originOnly],
    ['VITE_COMPANY_NAME', 'River\u202E Ruins', noInvisible],
    ...['VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'VITE_EMAILJS_PUBLIC_KEY'].flatMap(
      (name) => [
        [name, 'service_ab cd', 'must not contain spaces'],
        [name, 'service_abcd\u00A0', 'must not contain spaces'],
        [name, 'service_ab\u200Bcd', noInvisible],
        [name, '\uFEFFservice_abcd', noInvisible],
        [name, 'service_ab\u200Dcd', noInvisible],
      ],
    ),
    ['VITE_SISTER_TOURS_URL', 'tours', sisterAddress],
    ['VITE_SISTER_TOURS_URL', 'https://river.example/', sisterAddress],
    [
      'VITE_SISTER_VACATIONS_URL',
      '',
      'and VITE_SISTER_VACATIONS_NAME must both be empty, or neither',
    ],
    ['VITE_SISTER_TOURS_NAME', '', 'and VITE_SISTER_TOURS_URL must both be empty, or neither'],
    ['VITE_EMAILJS_ORIGIN', 'https://api.emailjs.com/', noSlash],
    ['VITE_EMAILJS_BLOCK_HEADLESS', 'yes', "must be 'true' or 'false'"],
    ['VITE_COMPANY_FAX', '1', 'is not a setting of this site'],
    ['VITE___proto__', '', 'is not a setting of this site'],
    ['EDITOR_REPO', 'owner/name', 'is not a setting of this site'],
  ])('checkSettings reports that the setting %s=%j %s', (name, value, message) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name} ${message}`]);
  });

  it.each([
    ['EDITOR_REPOSITORY', 'lamanai', 'must look like owner/name'],
    ['EDITOR_FORGE', 'bitbucket', 'must be github, gitlab or gitea'],
    ['EDITOR_API', 'git.example.com', 'must look like https://git.example.com/api/v1'],
    ['EDITOR_APP_ID', 'an id', 'must contain only letters, digits, hyphens and underscores'],
  ])('checkSettings rejects the setting %s=%s: it %s', (name, value, message) => {
    expect(problemsOf({ EDITOR_FORGE: 'gitlab', [name]: value })).toEqual([`${name} ${message}`]);
  });

  it.each([{}, { EDITOR_FORGE: 'github' }])(
    'checkSettings rejects an application ID for GitHub %j',
    (forge) => {
      expect(problemsOf({ EDITOR_APP_ID: 'abc-1', ...forge })).toEqual([
        'EDITOR_APP_ID must be empty for GitHub, which offers no sign-in with OAuth without a server; sign in with a token',
      ]);
    },
  );

  it.each(['gitlab', 'gitea'])('checkSettings accepts an application ID for %s', (forge) => {
    expect(problemsOf({ EDITOR_APP_ID: 'abc-1', EDITOR_FORGE: forge })).toBeNull();
  });

  it.each(Object.keys(settingSamples))('checkSettings rejects a line break in %s', (name) => {
    expect(problemsOf({ [name]: 'a\nb' })?.[0]).toMatch(new RegExp(`^${name} must `));
  });

  it('checkSettings accepts the defaults, apart from the missing EmailJS account', () => {
    expect(problemsOf(defaults)).toEqual(
      mailSettingNames.map((name) => `${name} must not be empty`),
    );
  });

  it('checkSettings reports all errors together', () => {
    const env = { VITE_SITE_URL: 'https://a.example/', VITE_COMPANY_NAME: '', VITE_COLOR: 'red' };
    expect(() => checkSettings(env)).toThrow(
      [
        "The site's settings need a correction (see .env.example):",
        '  VITE_COMPANY_NAME must not be empty',
        '  VITE_SITE_URL must not end with a slash',
        '  VITE_COLOR is not a setting of this site',
      ].join('\n'),
    );
  });
});

describe('.env.example', () => {
  it('.env.example matches the settings schema (`npx vitest -u` updates the file)', async () => {
    await expect(formatEnvExample()).toMatchFileSnapshot('../../../.env.example');
  });

  it('.env.example contains the sample of every setting', () => {
    const env = parseEnv(formatEnvExample().replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
    expect(env).toEqual(settingSamples);
  });

  it('.env.example contains only valid values', () => {
    expect(problemsOf(settingSamples)).toBeNull();
  });
});
