import { useId, useState, type FormEvent, type ReactNode } from 'react';

interface JsonFormProps {
  /** With one, a name is asked for too, for which `names` are proposed. */
  nameLabel?: string;
  names?: readonly string[];
  jsonLabel: string;
  initial?: string;
  /** The button that sends it. */
  children: ReactNode;
  /** Gets what the JSON says, undefined where nothing was typed; gives what is to be said of it. */
  onSend: (value: unknown, name: string) => string;
}

/** Asks for something as JSON, and tells what is wrong with it or has come of it. */
export function JsonForm(props: JsonFormProps) {
  const { nameLabel, names = [], jsonLabel, initial = '', children, onSend } = props;
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
          <label htmlFor={`${id}-name`}>{nameLabel}</label>
          <input
            id={`${id}-name`}
            list={`${id}-names`}
            value={name}
            onChange={({ target }) => setName(target.value)}
            required
            autoComplete="off"
            spellCheck={false}
          />
          <datalist id={`${id}-names`}>
            {[...new Set(names)].map((known) => (
              <option key={known} value={known}>
                {known}
              </option>
            ))}
          </datalist>
        </>
      )}
      <label htmlFor={`${id}-json`}>{jsonLabel}</label>
      <textarea
        id={`${id}-json`}
        rows={2}
        value={json}
        onChange={({ target }) => setJson(target.value)}
        aria-describedby={`${id}-answer`}
        spellCheck={false}
      />
      <div>
        {children}
        <p id={`${id}-answer`} role="alert">
          {answer}
        </p>
      </div>
    </form>
  );
}
