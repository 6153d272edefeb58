import type { LogEntry } from './inspector-store.ts';

/** The events that the machines received, newest first. */
export const EventLog = ({ log }: { log: readonly LogEntry[] }) => (
  <ol aria-label="Log">
    {log.map(({ id, title, type, fields, state, isIgnored }) => (
      <li key={id}>
        <b>{type}</b> <span>{fields}</span>
        <small>{`${title}${isIgnored ? ', ignored' : state === null ? '' : ` → ${state}`}`}</small>
      </li>
    ))}
  </ol>
);
