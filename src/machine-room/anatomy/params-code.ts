import { codeOf, Verbatim } from './code-text.ts';

const WAY = Symbol('way');

/** Where a value was read, in a text that was made of it. */
const mark = (way: string) => `⟦${way}⟧`;

/**
 * Stands for a value that is not there yet, and knows by which way it was reached, such as `event.output`.
 * @param absent the way that leads to null instead
 */
function placeholder(way: string, absent: string | null): object {
  return new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === WAY) return way;
        if (key === Symbol.toPrimitive) return () => mark(way);
        if (typeof key === 'symbol') return undefined;
        const further = `${way}.${key}`;
        return further === absent ? null : placeholder(further, absent);
      },
      ownKeys: () => {
        throw new Error(`${way} has no fields yet`);
      },
    },
  );
}

function textCode(text: string): unknown {
  const marks = [...text.matchAll(/⟦([^⟧]+)⟧/g)];
  if (marks.length === 0) return text;
  const [first] = marks;
  if (first && first[0] === text) return new Verbatim(`String(${first[1]})`);
  const literal = text.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`);
  return new Verbatim(`\`${literal.replaceAll(/⟦([^⟧]+)⟧/g, '${$1}')}\``);
}

type Given = (args: object) => unknown;

const outcomeOf = (given: Given, absent: string | null): unknown =>
  given({ context: placeholder('context', absent), event: placeholder('event', absent) });

const wayOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? (value as { [WAY]?: string })[WAY] : undefined;

/** What stands at this place instead, where there is nothing at the end of the way. */
function defaultAt(place: readonly string[], given: Given, way: string): unknown {
  try {
    let value = outcomeOf(given, way);
    for (const key of place) value = (value as Readonly<Record<string, unknown>>)[key];
    return wayOf(value) === undefined ? (value ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

function withWays(value: unknown, place: readonly string[], given: Given): unknown {
  if (typeof value === 'string') return textCode(value);
  if (typeof value !== 'object' || value === null) return value;
  const way = wayOf(value);
  if (way !== undefined) {
    const otherwise = defaultAt(place, given, way);
    return new Verbatim(otherwise === undefined ? way : `${way} ?? ${codeOf(otherwise)}`);
  }
  const fields = Object.entries(value).map(
    ([key, field]: [string, unknown]) => [key, withWays(field, [...place, key], given)] as const,
  );
  return Array.isArray(value) ? fields.map(([, field]) => field) : Object.fromEntries(fields);
}

/**
 * A function of context and event as code that stands by itself. What it reads is found by letting it read; where it
 * asks the project's own code, what that makes of a value that it does not know stays.
 */
export function functionCode(given: Given): string {
  let body: string;
  try {
    body = codeOf(withWays(outcomeOf(given, null), [], given));
  } catch {
    body = '{}';
  }
  const read = ['context', 'event'].filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const args = read.length === 0 ? '()' : `({ ${read.join(', ')} })`;
  return `${args} => ${body.startsWith('{') ? `(${body})` : body}`;
}
