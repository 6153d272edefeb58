import type { Layout } from '../layout/layout.ts';
import type { Metrics } from '../layout/text-width.ts';
import type { CollapsedCharts, Failure, RoomMachine } from '../room/collect-machines.ts';
import { getErrorMessage } from '../room/error-message.ts';

import { createLayoutThread } from './layout-thread.ts';
import { createDrawings, readLayouts, writeLayouts, type Drawing } from './stored-layouts.ts';

interface DrawOptions {
  /** The folder of the stored layouts. */
  readonly folder: string;
  readonly metrics?: Metrics | undefined;
  readonly log: (line: string) => void;
  /** A folder whose stored layouts are used if the first folder lacks them. It is never written. */
  readonly fallbackFolder?: string | undefined;
  /** The time limit for the chart of one machine, and again for its collapsed charts. */
  readonly limitMs?: number;
}

const LIMIT_MS = 60_000;

type LayOut = ReturnType<typeof createLayoutThread>['draw'];

async function draw(
  drawing: Drawing,
  options: DrawOptions,
  layOut: LayOut,
): Promise<readonly Layout[]> {
  const { folder, fallbackFolder, metrics, log } = options;
  for (const place of [folder, ...(fallbackFolder === undefined ? [] : [fallbackFolder])]) {
    // oxlint-disable-next-line no-await-in-loop -- the second folder is read only if the first one lacks the layout
    const stored = await readLayouts(drawing, { folder: place, metrics });
    if (stored) return stored;
  }
  log(`Drawing ${drawing.id}${drawing.isCollapsed ? ' with closed states' : ''} ...`);
  const layouts = await layOut({ models: drawing.models, metrics });
  return writeLayouts(drawing, layouts, options);
}

/**
 * Lays out every machine that has no up-to-date layout. The others are drawn even if a layout fails or takes too long. If
 * only the collapsed charts of a machine fail, its states cannot be closed.
 */
export async function drawMachines(
  machines: readonly RoomMachine[],
  options: DrawOptions,
): Promise<{ layouts: Layout[]; collapsed: CollapsedCharts; failures: Failure[] }> {
  const thread = createLayoutThread(options.limitMs ?? LIMIT_MS);
  const layouts: Layout[] = [];
  const collapsed: Record<string, readonly Layout[]> = {};
  const failures: Failure[] = [];
  for (const drawing of machines.flatMap(createDrawings)) {
    const { id, isCollapsed } = drawing;
    if (failures.some(({ name }) => name === id)) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- the layout engine has only one thread, so parallel calls are not faster
      const drawn = await draw(drawing, options, thread.draw);
      if (isCollapsed) collapsed[id] = drawn;
      else layouts.push(...drawn);
    } catch (error) {
      const reason = getErrorMessage(error);
      if (!isCollapsed) failures.push({ name: id, reason });
      options.log(`${id} ${isCollapsed ? 'cannot be collapsed' : 'is not drawn'}: ${reason}`);
    }
  }
  await thread.stop();
  return { layouts, collapsed, failures };
}
