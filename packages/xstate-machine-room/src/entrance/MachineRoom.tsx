import { Fragment, useMemo } from 'react';

import { anatomyOf } from '../anatomy/anatomy.ts';
import { lookStyle } from '../look/look.ts';
import { column, from, type } from '../look/styles.ts';
import { MachineBoundary } from '../page/MachineBoundary.tsx';
import { MachineAtWork } from '../page/MachineAtWork.tsx';
import { MachineList } from '../page/MachineList.tsx';
import { SentenceTable } from '../page/SentenceTable.tsx';
import { OtherForms } from '../page/OtherForms.tsx';
import { Words } from '../page/Words.tsx';
import type { RoomMachine } from '../room/machines-of.ts';
import { SettingsProvider, type RoomSettings } from '../room/settings.tsx';
import { useAddress } from '../room/use-address.ts';
import { useHydrated } from '../room/use-hydrated.ts';
import { pathOfHash } from '../simulator/path-link.ts';

interface MachineRoomProps {
  settings: RoomSettings;
  /** The parts of the URL, if a router provides them. Without them, the component reads the URL itself. */
  address?: {
    /** The id of the machine. If it is unknown, the first machine is shown. */
    readonly machine: string | null;
    /** The hash of the URL, which may contain the steps of a simulation. */
    readonly hash: string;
  };
}

/** Shows one machine of the project: its chart, the simulator and a description in words. */
export function MachineRoom({ settings, address }: MachineRoomProps) {
  const { machines, failures = [], look = {} } = settings;
  const own = useAddress();
  const { machine, hash } = address ?? own;
  const shown = machines.find(({ id }) => id === machine) ?? machines[0];
  return (
    <SettingsProvider value={settings}>
      <div css={[lookStyle(look), { backgroundColor: 'var(--room-ground)' }]}>
        {shown ? (
          <MachineBoundary key={`${shown.id} ${hash}`} id={shown.id}>
            <OneMachine machine={shown} path={pathOfHash(hash)} />
          </MachineBoundary>
        ) : (
          <p css={[column, type.body]}>
            No machines were found. The Vite plugin looks for files that end in .machine.ts; its
            option machines says where else.
          </p>
        )}
        {failures.length > 0 ? (
          <section aria-label="Not shown" css={column}>
            <h3 css={type.heading}>Not shown</h3>
            <ul>
              {failures.map(({ name, reason }) => (
                <li key={name}>
                  <b>{name}</b>: {reason}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </SettingsProvider>
  );
}

function OneMachine({ machine, path }: { machine: RoomMachine; path: readonly string[] }) {
  const anatomy = useMemo(() => anatomyOf(machine.machine), [machine]);
  const { id, title, why } = machine;
  const isHydrated = useHydrated();
  return (
    <>
      <div css={column}>
        <MachineList current={id} />
        <h2 id={id} css={[type.title, { paddingBlock: 12 }]}>
          {title}
        </h2>
      </div>
      <MachineAtWork machine={machine} anatomy={anatomy} path={path} />
      {/* The prerendered page has the same facts in the list of words, so the table does not make it heavier. */}
      {isHydrated ? <SentenceTable anatomy={anatomy} id={id} /> : null}
      <div css={[column, readingStyle]}>
        <div>
          <p css={[type.body, { marginBottom: 40, maxWidth: '62ch' }]}>{anatomy.description}</p>
          {why === '' ? null : (
            <>
              <h3 css={type.heading}>Why it works this way</h3>
              <p css={[type.body, { margin: '12px 0 40px' }]}>{withCode(why)}</p>
            </>
          )}
          <OtherForms machine={machine} anatomy={anatomy} />
        </div>
        <div role="group" aria-labelledby={`${id}-in-words`}>
          <h3 id={`${id}-in-words`} css={[type.heading, { marginBottom: 12 }]}>
            In words
          </h3>
          <Words anatomy={anatomy} />
        </div>
      </div>
    </>
  );
}

/** Renders text between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => {
    const Part = index % 2 === 1 ? 'code' : Fragment;
    // oxlint-disable-next-line react/no-array-index-key -- the parts never move, and two parts may have the same text
    return <Part key={index}>{part}</Part>;
  });

const readingStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 48,
  alignItems: 'start',
  paddingTop: 48,
  paddingBottom: 72,
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    columnGap: 64,
    paddingTop: 72,
    paddingBottom: 120,
  },
  [from.desktop]: { columnGap: 96 },
} as const;
