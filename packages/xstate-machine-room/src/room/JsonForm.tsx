import { useId, useState, type FormEvent } from 'react';

interface JsonFormProps {
  /** With one, a name is asked for too, for which `names` are proposed. */
  nameLabel?: string;
  names?: readonly string[];
  jsonLabel: string;
  initial?: string;
  /** What the button that sends it says. */
  button: string;
  /** Gets what the JSON says, undefined where nothing was typed; gives what is to be said of it. */
  onSend: (value: unknown, name: string) => string;
}

/** Asks for something as JSON, and tells what is wrong with it or has come of it. */
export function JsonForm(props: JsonFormProps) {
  const { nameLabel, names = [], jsonLabel, initial = '', button, onSend } = props;
  const [name, setName] = useState('');
  const [json, setJson] = useState(initial);
  const [answer, setAnswer] = useState('');
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    try {
      const value: unknown = json.trim() === '' ? undefined : JSON.parse(json);
      setAnswer(onSend(value, name.trim()));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      setAnswer(`That is no JSON: ${error.message}.`);
    }
  };
  return (
    <form onSubmit={send}>
      {nameLabel === undefined ? null : (
        <>
          <label>
            {nameLabel}
            <input
              list={`${id}-names`}
              value={name}
              onChange={({ target }) => setName(target.value)}
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
          value={json}
          onChange={({ target }) => setJson(target.value)}
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
