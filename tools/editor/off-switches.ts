/** The parts of a form's field that this rule reads. Only groups and lists of groups have fields. */
export interface FormField {
  readonly name: string;
  readonly widget?: string | undefined;
  readonly required?: unknown;
  readonly fields?: readonly FormField[] | undefined;
}

const isOptionalSwitch = (field: FormField | undefined) =>
  field?.widget === 'boolean' && field.required === false;

/**
 * Leaves out the optional switches that are off. The editor writes every switch of a form, although a file without an
 * optional switch means the same and is easier to read.
 */
export function leaveOutOffSwitches(value: unknown, fields: readonly FormField[]): unknown {
  if (Array.isArray(value)) return value.map((item) => leaveOutOffSwitches(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const field = fields.find(({ name }) => name === key);
      if (item === false && isOptionalSwitch(field)) return [];
      return [[key, leaveOutOffSwitches(item, field?.fields ?? [])]];
    }),
  );
}
