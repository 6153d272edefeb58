/** Marks a text that is already code, such as `and(['isReady'])`, so that it is printed without quotes. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const WIDTH = 90;

const formatKey = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

/** Prints plain data as code. Undefined values are left out. */
export function printCode(value: unknown, indent = ''): string {
  if (value instanceof Code) return value.text.replaceAll('\n', `\n${indent}`);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => (isList ? '' : `${formatKey(key)}: `) + printCode(part, deeper));
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const line = isList ? parts.join(', ') : ` ${parts.join(', ')} `;
  const isShort = !line.includes('\n') && indent.length + line.length < WIDTH;
  if (parts.length === 0 || (isShort && (isList || parts.length === 1))) {
    return parts.length === 0 ? open + close : open + line + close;
  }
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}
