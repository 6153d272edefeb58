import type { SocialCard } from '../../art/social.ts';
import { encoderVersions } from './encode.ts';
import { encodingOptions, type Ladder, ladderFor } from './formats.ts';
import { keyOf } from './lock.ts';
import type { Project } from './project.ts';
import { fullWidthRoles } from './roles.ts';
import { cardFont, cardOptions } from './social.ts';
import { findSources, type Source } from './sources.ts';

interface PlannedPicture {
  readonly source: Source;
  readonly ladder: Ladder;
  readonly key: string;
}

interface PlannedCard {
  readonly name: string;
  readonly card: SocialCard;
  readonly source: Source;
  readonly key: string;
}

/** Everything that `public/images` has to hold. */
export interface Plan {
  readonly pictures: readonly PlannedPicture[];
  readonly cards: readonly PlannedCard[];
}

/**
 * Plans without encoding anything.
 * @throws Error that lists everything wrong with manifest, masters and photographs.
 */
export function planOf(project: Project): Plan {
  const sources = findSources(project);
  const pictures = sources.flatMap((source) => {
    const roles = project.roles.get(source.name) ?? [];
    // A picture that stands on cards for shared links only is never shown on a page.
    if (roles.every((role) => role === 'social')) return [];
    const ladder = ladderFor({
      isUpright: source.name.endsWith('-tall'),
      isFullWidth: roles.some((role) => fullWidthRoles.includes(role)),
    });
    return [
      { source, ladder, key: keyOf([source.hash, ladder, encodingOptions, encoderVersions]) },
    ];
  });
  const byName = new Map(sources.map((source) => [source.name, source]));
  const cards = Object.entries(project.socialCards).map(([name, card]) => {
    const source = byName.get(card.picture);
    if (!source) throw new Error(`The social card ${name} asks for an unknown picture.`);
    const { hash, focus } = source;
    const font = cardFont.toString('base64');
    const key = keyOf([hash, focus, card, cardOptions, font, encoderVersions]);
    return { name, card, source, key };
  });
  return { pictures, cards };
}
