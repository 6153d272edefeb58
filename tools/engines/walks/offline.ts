import { ask } from '../engine.ts';
import type { Visitor } from '../visitor.ts';
import type { Walk } from '../walk.ts';

const hopkins = '/tour/lamanai-tour-hopkins';

const keeps = (visitor: Visitor, path: string) =>
  visitor.until(`${path} kept for reading offline`, async () => {
    const kept = (await visitor.tab.evaluate(ask('keptPages'))) as string[];
    return kept.includes(path);
  });

/** Reading without a connection: the server is really gone. */
export const offlineWalks: readonly Walk[] = [
  {
    group: 'Offline',
    what: 'pages that were read are read again without the server, another says that there is no connection; with it all is as before',
    provokes:
      /Failed to load|Could not connect|NetworkError|Failed to fetch|connection to the server|Load failed/,
    go: async (visitor, { site }) => {
      await visitor.open('/tours');
      await keeps(visitor, '/tours');
      await visitor.click('link', 'Hopkins');
      await visitor.isAt(hopkins);
      await keeps(visitor, hopkins);
      await visitor.comesToRest();

      await site.stop();
      await visitor.tab.reload();
      await visitor.sees('heading', /Hopkins/);
      await visitor.reads(/No connection: this page was kept on your device/);
      await visitor.click('tab', 'Itinerary');
      await visitor.sees('tabpanel', 'Itinerary');
      await visitor.open('/about');
      await visitor.sees('heading', 'No connection');
      await visitor.click('link', /Hopkins/);
      await visitor.isAt(hopkins);
      await visitor.sees('heading', /Hopkins/);

      await site.start();
      await visitor.tab.reload();
      await visitor.sees('heading', /Hopkins/);
      await visitor.readsNoMore(/No connection/);
    },
  },
];
