const LINE = 84;

/** Text that stands in the code as it is, such as `and(['isReady'])`. */
export class Verbatim {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const quote = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

/** Items between brackets: in one line if it has room, or else one to a line. */
function bracketed(open: string, items: readonly string[], close: string, indent: string): string {
  if (items.length === 0) return open + close;
  const space = open === '{' ? ' ' : '';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= LINE) return line;
  return `${open}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${close}`;
}

/** Plain data as the code that writes it; what is neither data nor verbatim stays behind. */
export function codeOf(value: unknown, indent = ''): string {
  if (value instanceof Verbatim) return value.text;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => codeOf(item, inner));
    return bracketed('[', items, ']', indent);
  }
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined && typeof field !== 'function')
    .map(([key, field]) => {
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
      return `${name}: ${codeOf(field, inner)}`;
    });
  return bracketed('{', fields, '}', indent);
}
