import { ask } from '../engine.ts';
import type { Visitor } from '../visitor.ts';
import type { LiveSite } from '../live-site.ts';
import type { Walk } from '../walk.ts';

const loads = 30;
const loadsPerRelease = 6;

const isInCharge = async (visitor: Visitor) =>
  (await visitor.tab.evaluate(ask('isWorkerInCharge'))) === true;

const isUsable = (visitor: Visitor) => visitor.sees('form', 'Booking request', ({ busy }) => !busy);

/** Loads the form anew, with a newer worker now and then, which takes over while the page is being loaded. */
async function loadAgainAndAgain(visitor: Visitor, site: LiveSite, load: () => Promise<unknown>) {
  await visitor.open('/book');
  await visitor.until('the offline worker', () => isInCharge(visitor));
  for (let count = 1; count <= loads; count += 1) {
    if (count % loadsPerRelease === 0) {
      site.release();
      // oxlint-disable-next-line no-await-in-loop -- one load after the other
      await visitor.tab.evaluate(ask('updateWorker'));
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await load();
  }
  await visitor.comesToRest();
  await isUsable(visitor);
  if (!(await isInCharge(visitor))) throw new Error('the worker is no longer in charge');
  if (await visitor.tab.evaluate(ask('hasReloadedItself'))) {
    throw new Error('the page took a lost file for a release, and loaded itself anew');
  }
}

/** Full loads of a page whose files the offline worker answers. */
export const workerWalks: readonly Walk[] = [
  {
    group: 'Worker',
    what: `${loads} full loads of the form, each waited for, and five newer workers meanwhile: no file fails`,
    go: async (visitor, { site }) => {
      await loadAgainAndAgain(visitor, site, async () => {
        await visitor.tab.reload();
        await visitor.comesToRest();
        await isUsable(visitor);
      });
    },
  },
  {
    group: 'Worker',
    what: `${loads} loads broken off by the next one: each next one comes, and the last one works`,
    // Firefox says so of every file that was on its way to a page that is left.
    provokes: /A ServiceWorker intercepted the request and encountered an unexpected error/,
    go: (visitor, { site }) =>
      loadAgainAndAgain(visitor, site, () =>
        // Firefox's driver calls a load that is broken off a failed command.
        visitor.tab.reload().catch((error: unknown) => {
          if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        }),
      ),
  },
];
