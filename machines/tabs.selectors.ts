import type { TabsSnapshot } from './tabs.machine.ts';

export const selectSelectedTab = (snapshot: TabsSnapshot) => snapshot.context.selected;
