type Write = (value: unknown) => unknown;

/** What becomes of the parts of a machine's config that may be functions. */
interface ConfigMap {
  readonly guard: Write;
  readonly action: Write;
  /** What an `invoke` names as its source. */
  readonly actor: (src: unknown, invoke: { readonly id?: unknown }) => unknown;
  readonly rest: (value: unknown, key: string) => unknown;
}

const each =
  (write: Write): Write =>
  (value) =>
    Array.isArray(value) ? value.map(write) : write(value);

const eachUnderItsName =
  (write: Write): Write =>
  (value) =>
    Object.fromEntries(Object.entries(value ?? {}).map(([name, part]) => [name, write(part)]));

/** A copy of a machine's config, part by part: a state may have any name, so names alone tell nothing. */
export function mapConfig(config: object, map: ConfigMap): Record<string, unknown> {
  const fields: Write = (value) =>
    typeof value === 'object' && value !== null ? mapFields(value) : value;
  const transitions = each(fields);
  const actions = each(map.action);
  const writers = new Map<string, Write>([
    ['states', eachUnderItsName(fields)],
    ['on', eachUnderItsName(transitions)],
    ['after', eachUnderItsName(transitions)],
    ...['always', 'onDone', 'onError', 'onSnapshot', 'invoke', 'initial', 'route'].map(
      (key): [string, Write] => [key, transitions],
    ),
    ...['entry', 'exit', 'actions'].map((key): [string, Write] => [key, actions]),
    ['guard', map.guard],
  ]);
  const mapFields = (value: object) =>
    Object.fromEntries(
      Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => {
          if (key === 'src') return [key, map.actor(part, value)];
          const write = writers.get(key);
          return [key, write ? write(part) : map.rest(part, key)];
        }),
    );
  return mapFields(config);
}
