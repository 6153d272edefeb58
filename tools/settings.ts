import { loadEnv } from 'vite';
import * as z from 'zod';

import * as defaults from '#content/env.ts';
import { origin, text } from '#content/setting-rules.ts';

import { envFolder } from './env-folder.ts';

interface Explained {
  readonly description: string;
  /** Says what does not work without a value. */
  readonly missing?: string;
}

const mailId = (description: string) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'must contain only letters, digits, - and _')
    .default('')
    .meta({
      description,
      missing: 'without it, no booking request can be sent',
    } satisfies Explained);

const settingsSchema = z.strictObject({
  VITE_SITE_URL: origin.default(defaults.VITE_SITE_URL).meta({
    description: 'URL of the site, without a slash at the end',
    missing: 'without it, search engines and shared links get a placeholder',
  } satisfies Explained),
  VITE_EMAILJS_SERVICE_ID: mailId('EmailJS, Email Services: Service ID'),
  VITE_EMAILJS_TEMPLATE_ID: mailId('EmailJS, Email Templates: Template ID of the booking request'),
  VITE_EMAILJS_PUBLIC_KEY: mailId('EmailJS, Account: Public Key, never the private one'),
  VITE_EMAILJS_ORIGIN: origin
    .default(defaults.VITE_EMAILJS_ORIGIN)
    .describe('server that receives the requests; change it only to try something locally'),
  VITE_GUEST_RECEIPT: z
    .enum(['true', 'false'], 'must be true or false')
    .default('true')
    .describe('whether EmailJS sends guests the receipt in emails/'),
  EDITOR_REPOSITORY: z
    .string()
    .regex(
      /^https:\/\/[\w.-]+(\/(?!tree\/)[\w.-]+){2,}(?<!\.git)$/,
      'must be the address of a repository, such as https://github.com/owner/name',
    )
    .optional()
    .describe("repository on GitHub or GitLab for the owner's forms at /admin; empty for none"),
  EDITOR_BRANCH: text.default('main').describe('branch from which the host builds'),
});

type Settings = z.output<typeof settingsSchema>;
/** The settings as text, some of which may be left out. */
export type GivenSettings = Readonly<{ [Name in keyof Settings]?: string | undefined }>;

const prefixes = ['VITE_', 'EDITOR_'];

/** Reads the values from the files in `root` and from the environment. An empty value means that there is none. */
const readGiven = (mode: string, root: string) =>
  Object.fromEntries(
    Object.entries(loadEnv(mode, envFolder(mode, root), prefixes)).filter(([, value]) => value),
  );

const findWrong = ({ issues }: z.ZodError): string[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => `${name} is not a setting of this site`)
      : [`${issue.path.join('.')} ${issue.message}`],
  );

/**
 * Reads the settings of a mode with their defaults, from the files in `root` and from the environment.
 * @throws Error with one line for each wrong value
 */
export function readSettings(mode: string, root: string): Settings {
  const { data, error } = settingsSchema.safeParse(readGiven(mode, root));
  if (data) return data;
  throw new Error(
    ['The settings need a correction (see .env.example):', ...findWrong(error)].join('\n  '),
  );
}

const fields = Object.entries(settingsSchema.shape).map(([name, field]) => ({
  name,
  ...(field.meta() as Explained),
  standard: field.safeParse(undefined).data ?? '',
}));

/** Returns what the site still lacks, one sentence for each setting without a value. */
export function findMissingSettings(mode: string, root: string): string[] {
  const given = readGiven(mode, root);
  return fields.flatMap(({ name, missing }) =>
    missing && !given[name] ? [`${name} is missing: ${missing}`] : [],
  );
}

/** Returns every wrong and every missing setting, one sentence each. */
export function findSettingProblems(mode: string, root: string): string[] {
  const { error } = settingsSchema.safeParse(readGiven(mode, root));
  return [...(error ? findWrong(error) : []), ...findMissingSettings(mode, root)];
}

/** Returns the text of .env.example. */
export const formatEnvExample = (): string =>
  [
    '# Copy this file to .env.local and fill in what you need. A setting without a value has its default. The build puts the',
    '# VITE_ settings into the pages, so none of them may be a secret. tools/settings.ts writes this table.',
    '',
    ...fields.map(
      ({ name, description, standard }) =>
        `${`${name}=`.padEnd(26)} # ${description}${standard && ` (${standard})`}`,
    ),
    '',
  ].join('\n');
