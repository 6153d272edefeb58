import { Fragment, useMemo } from 'react';

import { createModel } from '../model/model.ts';
import { themeStyle } from '../theme/theme.ts';
import { column, type, visuallyHidden } from '../theme/styles.ts';
import { MachineBoundary } from './MachineBoundary.tsx';
import { MachineWorkspace } from './MachineWorkspace.tsx';
import { MachineList, MachinePurposes } from './MachineList.tsx';
import { ExportFormats } from './ExportFormats.tsx';
import { StateTable } from './StateTable.tsx';
import { SettingsProvider, type RoomMachine, type RoomSettings } from '../room/settings.tsx';

interface MachineRoomProps {
  settings: RoomSettings;
  /** The id of the machine. If it is unknown, the first machine is shown. */
  machineId: string | null;
}

/** Shows one machine of the project: its chart, the simulator and a description in words. */
export function MachineRoom({ settings, machineId }: MachineRoomProps) {
  const { machines, theme = {} } = settings;
  const shown = machines.find(({ id }) => id === machineId) ?? machines[0];
  return (
    <SettingsProvider value={settings}>
      <div css={[themeStyle(theme), { backgroundColor: 'var(--room-ground)' }]}>
        {shown ? (
          <MachineBoundary key={shown.id} id={shown.id}>
            <OneMachine machine={shown} />
          </MachineBoundary>
        ) : null}
      </div>
    </SettingsProvider>
  );
}

function OneMachine({ machine }: { machine: RoomMachine }) {
  const model = useMemo(() => createModel(machine.machine), [machine]);
  const { id, title, rationale } = machine;
  const wordsId = `${id}-in-words`;
  return (
    <>
      <div css={column}>
        <MachineList current={id} />
        {/* The list above already marks the machine. */}
        <h2 id={id} css={visuallyHidden}>
          {title}
        </h2>
      </div>
      <MachineWorkspace machine={machine} model={model} />
      <div css={[column, readingStyle]}>
        <section>
          <p css={type.body}>{model.description}</p>
          {rationale === '' ? null : (
            <>
              <h3 css={type.heading}>Why it works this way</h3>
              <p css={type.body}>{renderCode(rationale)}</p>
            </>
          )}
        </section>
        <section>
          <h3 id={wordsId} css={type.heading}>
            In words
          </h3>
          <StateTable model={model} labelledBy={wordsId} />
        </section>
        <section>
          <ExportFormats machine={machine} model={model} />
        </section>
        <section>
          <h3 css={type.heading}>All charts</h3>
          <MachinePurposes />
        </section>
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

const readingStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 48,
  paddingTop: 48,
  paddingBottom: 72,
  '& p': { maxWidth: '34em' },
  '& h3': { marginBottom: 12 },
  '& p + h3': { marginTop: 40 },
} as const;
