import { Fragment, useMemo } from 'react';

import { createModel } from '../model/model.ts';
import { themeStyle } from '../theme/theme.ts';
import { column, from, type, visuallyHidden } from '../theme/styles.ts';
import { MachineBoundary } from './MachineBoundary.tsx';
import { MachineWorkspace } from './MachineWorkspace.tsx';
import { MachineList } from './MachineList.tsx';
import { SentenceTable } from './SentenceTable.tsx';
import { ExportFormats } from './ExportFormats.tsx';
import { StateOutline } from './StateOutline.tsx';
import type { RoomMachine } from '../room/collect-machines.ts';
import { SettingsProvider, type RoomSettings } from '../room/settings.tsx';
import { useLocation } from '../room/use-location.ts';
import { useHydrated } from '../room/use-hydrated.ts';
import { parseHash } from '../simulator/permalink.ts';

interface MachineRoomProps {
  settings: RoomSettings;
  /** The parts of the URL, if a router provides them. Without them, the component reads the URL itself. */
  location?: {
    /** The id of the machine. If it is unknown, the first machine is shown. */
    readonly machine: string | null;
    /** The hash of the URL, which may contain the steps of a simulation. */
    readonly hash: string;
  };
}

/** Shows one machine of the project: its chart, the simulator and a description in words. */
export function MachineRoom({ settings, location }: MachineRoomProps) {
  const { machines, failures = [], theme = {} } = settings;
  const own = useLocation();
  const { machine, hash } = location ?? own;
  const shown = machines.find(({ id }) => id === machine) ?? machines[0];
  return (
    <SettingsProvider value={settings}>
      <div css={[themeStyle(theme), { backgroundColor: 'var(--room-ground)' }]}>
        {shown ? (
          <MachineBoundary key={`${shown.id} ${hash}`} id={shown.id}>
            <OneMachine machine={shown} path={parseHash(hash)} />
          </MachineBoundary>
        ) : (
          <p css={[column, type.body]}>
            No machines were found. The Vite plugin looks in src for files that export machines; its
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
  const model = useMemo(() => createModel(machine.machine), [machine]);
  const { id, title, rationale } = machine;
  const isHydrated = useHydrated();
  return (
    <>
      <div css={[column, { [from.laptop]: { paddingBottom: 8 } }]}>
        <MachineList current={id} />
        <h2 id={id} css={[type.title, titleStyle]}>
          {title}
        </h2>
      </div>
      <MachineWorkspace machine={machine} model={model} path={path} />
      {/* The prerendered page has the same facts in the list of words, so the table does not make it heavier. */}
      {isHydrated ? <SentenceTable model={model} id={id} /> : null}
      <div css={[column, readingStyle]}>
        <div>
          <p css={[type.body, { marginBottom: 40, maxWidth: '62ch' }]}>{model.description}</p>
          {rationale === '' ? null : (
            <>
              <h3 css={type.heading}>Why it works this way</h3>
              <p css={[type.body, { margin: '12px 0 40px' }]}>{renderCode(rationale)}</p>
            </>
          )}
          <ExportFormats machine={machine} model={model} />
        </div>
        <div role="group" aria-labelledby={`${id}-in-words`}>
          <h3 id={`${id}-in-words`} css={[type.heading, { marginBottom: 12 }]}>
            In words
          </h3>
          <StateOutline model={model} />
        </div>
      </div>
    </>
  );
}

/** Renders text between backticks as code. */
const renderCode = (text: string) =>
  text.split('`').map((part, index) => {
    const Part = index % 2 === 1 ? 'code' : Fragment;
    // oxlint-disable-next-line react/no-array-index-key -- the parts never move, and two parts may have the same text
    return <Part key={index}>{part}</Part>;
  });

const titleStyle = {
  paddingBlock: 4,
  // On wide screens, the list above already marks the machine. Without the title, more of the chart is on the first screen.
  [from.laptop]: visuallyHidden,
} as const;

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
