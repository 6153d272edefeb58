import type { MailDesk } from '../mail-desk/mail-desk.ts';

import type { Ability, Engine } from './engine.ts';
import type { LiveSite } from './live-site.ts';
import { Visitor } from './visitor.ts';

/** What a walk is made in. */
export interface World {
  readonly site: LiveSite;
  readonly desk: MailDesk;
  /** Addresses of all pages of the site. */
  readonly pages: readonly string[];
}

/** Something that visitors do, the same in every engine. */
export interface Walk {
  readonly group: string;
  /** What is done, and what must be seen then. */
  readonly what: string;
  readonly needs?: Ability;
  /** Lines that the console may show, since the walk is about them. */
  readonly provokes?: RegExp;
  readonly go: (visitor: Visitor, world: World) => Promise<void>;
}

export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly problems: readonly string[] }
  | { readonly kind: 'not possible'; readonly why: string };

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Makes one walk as a visitor who was never here; what the console shows counts as well. */
export async function makeWalk(engine: Engine, walk: Walk, world: World): Promise<Verdict> {
  const why = walk.needs && engine.lacks[walk.needs];
  if (why) return { kind: 'not possible', why };
  const { site, desk } = world;
  const problems: string[] = [];
  desk.clear();
  desk.setFault(null);
  await site.start();
  site.missing();
  try {
    const tab = await engine.visit();
    try {
      await walk.go(new Visitor(tab, site.url), world);
    } catch (error) {
      problems.push(wordsOf(error));
    } finally {
      const heard = await tab.messages().catch((error: unknown) => [wordsOf(error)]);
      problems.push(...heard.filter((line) => !walk.provokes?.test(line)));
      await tab.close();
    }
  } catch (error) {
    problems.push(wordsOf(error));
  }
  problems.push(...site.missing().map((url) => `not on the server: ${url}`));
  return problems.length > 0 ? { kind: 'failed', problems } : { kind: 'passed' };
}
