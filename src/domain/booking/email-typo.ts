/** Frequent typos of the most common domains. */
const meantDomains: Readonly<Record<string, string>> = {
  'gamil.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmaill.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmial.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'hotmai.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'hotmial.com': 'hotmail.com',
  'hotnail.com': 'hotmail.com',
  'iclould.com': 'icloud.com',
  'icloud.con': 'icloud.com',
  'outlok.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
  'yahooo.com': 'yahoo.com',
};

/** Returns the address that the guest probably meant if the domain has a typo (`ada@gmial.com`); otherwise empty. */
export function likelyAddress(email: string): string {
  const [, name, domain = ''] = /^\s*(.+)@([^@\s]+)\s*$/.exec(email) ?? [];
  const typed = domain.toLowerCase();
  return name && Object.hasOwn(meantDomains, typed) ? `${name}@${meantDomains[typed]}` : '';
}
