/** Mail providers that many guests have, where a slip of a finger is likelier than another provider. */
export const mailProviders = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.ca',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
  'comcast.net',
  'verizon.net',
  'btinternet.com',
] as const;

/** Names of other providers that are one letter away from those. */
export const lookalikes: ReadonlySet<string> = new Set(['mail', 'email', 'ymail', 'cloud']);
