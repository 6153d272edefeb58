import { useState } from 'react';

import { isContainer } from '../model/model.ts';
import { listLabels, type Box, type Layout } from '../layout/layout.ts';

const contains = (layout: Layout, part: string) =>
  layout.boxes.some(({ id }) => id === part) || listLabels(layout).some(({ key }) => key === part);

interface Shown {
  /** The id of the innermost open state; null if all states are open. */
  readonly openId: string | null;
  /** The id of the state that was closed or opened last; null if the search has opened states since. */
  readonly toggledId: string | null;
}

/** Chooses between the chart in which all states are open and the charts in which one path of states is open. */
export function useCollapse(full: Layout, load: (() => Promise<readonly Layout[]>) | null) {
  const [loaded, setLoaded] = useState<{ by: typeof load; charts: readonly Layout[] }>();
  const [{ openId, toggledId }, setShown] = useState<Shown>({ openId: null, toggledId: null });
  const [hasFailed, setHasFailed] = useState(false);
  // In development, the loaded charts are out of date once the machine has been edited.
  const collapsed = loaded?.by === load ? loaded.charts : [];
  // There is no collapsed chart for a path that leaves no state closed. The full layout is then shown.
  const layout = collapsed.find(({ id }) => id === openId) ?? full;

  /** Closes an open state, or opens a closed one. For the machine itself, this closes or opens all states. */
  async function toggle(box: Box) {
    if (!load) return;
    try {
      const charts = collapsed.length > 0 ? collapsed : await load();
      setLoaded({ by: load, charts });
      // A very large machine has only the first chart.
      const closed = charts.find(({ id }) => id === box.parent) ?? charts[0];
      const inner = isContainer(box) && closed ? closed.id : box.id;
      const all = layout === full ? box.id : null;
      setShown({ openId: box.parent === null ? all : inner, toggledId: box.id });
    } catch {
      setHasFailed(true);
    }
  }

  /** Opens the states that hide these states or labels. Returns the layout that is then shown. */
  function reveal(parts: readonly string[]): Layout {
    const shown =
      [layout, ...collapsed].find((one) => parts.every((part) => contains(one, part))) ?? full;
    setShown({ openId: shown === full ? null : shown.id, toggledId: null });
    return shown;
  }

  const canToggle = load !== null && !hasFailed;
  return { layout, isFull: layout === full, toggledId, canToggle, toggle, reveal };
}
