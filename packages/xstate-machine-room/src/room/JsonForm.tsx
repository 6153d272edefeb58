import { useId, useState, type FormEvent } from 'react';

import { accentButton, row, type } from '../theme/styles.ts';

interface JsonFormProps {
  /** The label of an additional name field. The field suggests the values of `names`. */
  nameLabel?: string;
  names?: readonly string[];
  jsonLabel: string;
  initial?: string;
  /** The text of the submit button. */
  button: string;
  /** Called with the parsed JSON, or with undefined if the field is empty. It can return a message to show. */
  onSend: (value: unknown, name: string) => string | void;
}

/** A form for a JSON value. It shows errors or the result below the field. */
export function JsonForm(props: JsonFormProps) {
  const { nameLabel, names = [], jsonLabel, initial = '', button, onSend } = props;
  const [answer, setAnswer] = useState('');
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name = '', json = '' } = Object.fromEntries(
      new FormData(event.currentTarget) as Iterable<[string, string]>,
    );
    try {
      const value: unknown = json.trim() === '' ? undefined : JSON.parse(json);
      setAnswer(onSend(value, name.trim()) ?? '');
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      setAnswer(`That is not valid JSON: ${error.message}.`);
    }
  };
  return (
    <form onSubmit={send} css={formStyle}>
      {nameLabel === undefined ? null : (
        <>
          <label>
            {nameLabel}
            <input
              list={`${id}-names`}
              name="name"
              required
              autoComplete="off"
              spellCheck={false}
            />
          </label>
          <datalist id={`${id}-names`}>
            {[...new Set(names)].map((known) => (
              <option key={known}>{known}</option>
            ))}
          </datalist>
        </>
      )}
      <label>
        {jsonLabel}
        <textarea
          rows={2}
          name="json"
          defaultValue={initial}
          aria-describedby={`${id}-answer`}
          spellCheck={false}
        />
      </label>
      <div>
        <button type="submit">{button}</button>
        <p id={`${id}-answer`} role="alert">
          {answer}
        </p>
      </div>
    </form>
  );
}

const formStyle = {
  display: 'grid',
  gap: 4,
  marginBlock: 8,
  '& label': { ...type.caption, color: 'var(--room-muted)' },
  '& input, & textarea': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 40,
    padding: '6px 8px',
    border: '1px solid var(--room-muted)',
    borderRadius: 2,
    backgroundColor: 'var(--room-surface)',
    color: 'var(--room-ink)',
    // With a font size below 16 px, iOS zooms the page when the field receives the focus.
    font: 'inherit',
    fontSize: '1rem',
  },
  // The message goes above the button if it does not fit beside it.
  '& > div': { ...row, flexWrap: 'wrap-reverse', gap: '4px 12px' },
  '& button': accentButton,
} as const;
