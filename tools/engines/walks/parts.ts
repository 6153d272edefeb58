import { faqGroups } from '#content/faq/groups.ts';
import { heroSlides } from '#content/home.ts';
import { tourPicturesOf } from '#domain/tour-pictures.ts';
import { pictureOf } from '#domain/pictures.ts';

import type { Visitor } from '../visitor.ts';
import type { Walk } from '../walk.ts';

const hopkins = '/tour/lamanai-tour-hopkins';
const slideAt = (position: number) => `${position} of ${heroSlides.length}`;

const onPhone = (visitor: Visitor) => visitor.tab.resize(360, 780);

const pictures = tourPicturesOf('lamanai-tour-hopkins').gallery.map((name) => pictureOf(name).alt);
const thumbnail = (number: number) =>
  `Show picture ${number} of ${pictures.length}: ${pictures[number - 1]}`;

const [ruins, tours] = faqGroups;
const [question] = ruins.items;
const answerOf = (text: string | undefined) => new RegExp((text ?? '').slice(0, 30));

async function countCards(visitor: Visitor, type: string | null, line: RegExp) {
  await visitor.isAt(type ? `/tours?type=${type}` : '/tours');
  await visitor.reads(line);
}

/** The moving parts of the pages. */
export const partWalks: readonly Walk[] = [
  {
    group: 'Menu',
    what: 'opened and left with Escape, the focus back on its button; a link followed',
    go: async (visitor) => {
      await onPhone(visitor);
      await visitor.open('/');
      await visitor.click('button', 'Menu');
      await visitor.sees('dialog', 'Menu');
      await visitor.press('Escape');
      await visitor.misses('dialog', 'Menu');
      await visitor.hasFocusOn('Menu');
      await visitor.press('Enter');
      await visitor.sees('dialog', 'Menu');
      await visitor.click('link', 'FAQ');
      await visitor.isAt('/faq');
      await visitor.misses('dialog', 'Menu');
      await visitor.sees('heading', 'Before you come');
    },
  },
  {
    group: 'Tabs',
    what: 'of a tour: with the pointer, with arrow keys, and Back to the one before',
    go: async (visitor) => {
      await visitor.open(hopkins);
      await visitor.click('tab', 'Itinerary');
      await visitor.sees('tabpanel', 'Itinerary');
      await visitor.comesToRest();
      await visitor.click('tab', "What's Included");
      await visitor.sees('tabpanel', "What's Included");
      await visitor.press('ArrowLeft');
      await visitor.sees('tabpanel', 'Itinerary');
      await visitor.sees('tab', 'Itinerary', ({ selected, focused }) => selected && focused);
      await visitor.press('Home');
      await visitor.sees('tabpanel', 'Overview');
      await visitor.click('tab', 'Itinerary');
      await visitor.sees('tabpanel', 'Itinerary');
      await visitor.tab.back();
      await visitor.sees('tabpanel', 'Overview');
    },
  },
  {
    group: 'Gallery',
    what: 'a picture chosen with the pointer and one with the keyboard',
    go: async (visitor) => {
      await visitor.open(hopkins);
      await visitor.click('button', thumbnail(5));
      await visitor.sees('image', pictures[4] ?? '');
      await visitor.reads(answerOf(`Picture 5 of ${pictures.length}`));
      await visitor.press('Escape');
      await visitor.tabTo(thumbnail(6));
      await visitor.press('Escape');
      await visitor.press('Enter');
      await visitor.sees('image', pictures[5] ?? '');
      const faults = await visitor.readsThrough();
      if (faults.length > 0) throw new Error(faults.join(', '));
    },
  },
  {
    group: 'Carousel',
    what: 'on to the next slide, back, to one by its dot, stopped and started, with keys',
    go: async (visitor) => {
      await visitor.open('/');
      await visitor.click('button', 'Stop slide rotation');
      await visitor.sees('button', 'Start slide rotation');
      await visitor.click('button', `Slide 1: ${heroSlides[0]?.title}`).catch(() => {});
      await visitor.sees('slide', slideAt(1));
      await visitor.click('button', 'Next slide');
      await visitor.sees('slide', slideAt(2));
      await visitor.press('Enter');
      await visitor.sees('slide', slideAt(3));
      await visitor.click('button', 'Previous slide');
      await visitor.sees('slide', slideAt(2));
      await visitor.click('button', `Slide 4: ${heroSlides[3]?.title}`);
      await visitor.sees('slide', slideAt(4));
      await visitor.click('button', 'Start slide rotation');
      await visitor.sees('button', 'Stop slide rotation');
    },
  },
  {
    group: 'Carousel',
    what: 'swiped with a finger',
    needs: 'finger',
    go: async (visitor) => {
      await onPhone(visitor);
      await visitor.open('/');
      await visitor.click('button', 'Stop slide rotation');
      await visitor.sees('button', 'Start slide rotation');
      const before = await visitor.state('slide', /^\d of \d$/);
      const next = (Number(before?.name[0]) % heroSlides.length) + 1;
      await visitor.swipe({ x: 300, y: 300 }, { x: 60, y: 310 });
      await visitor.sees('slide', slideAt(next));
    },
  },
  {
    group: 'FAQ',
    what: 'a question opened and closed with the pointer and with keys, the other tab, a link to a question',
    go: async (visitor) => {
      await visitor.open('/faq');
      const name = question?.question ?? '';
      const answer = answerOf(question?.answer[0]);
      await visitor.click('button', name);
      await visitor.sees('button', name, ({ expanded }) => expanded);
      await visitor.reads(answer);
      await visitor.press('Enter');
      await visitor.sees('button', name, ({ expanded }) => !expanded);
      await visitor.readsNoMore(answer);
      await visitor.press('Space');
      await visitor.reads(answer);
      await visitor.click('tab', tours.title);
      await visitor.sees('tabpanel', tours.title);
      const [first] = tours.items;
      await visitor.open(`/faq#${first?.id}`);
      await visitor.tab.reload();
      await visitor.sees('button', first?.question ?? '', ({ expanded }) => expanded);
      await visitor.reads(answerOf(first?.answer[0]));
    },
  },
  {
    group: 'Map',
    what: 'a place chosen with the keyboard, one with the pointer, each leads to its tour',
    go: async (visitor) => {
      await visitor.open('/tours');
      await visitor.sees('link', 'Hopkins');
      await visitor.tabTo('San Pedro By boat');
      await visitor.press('Enter');
      await visitor.isAt('/tour/lamanai-tour-san-pedro-by-boat');
      await visitor.sees('heading', /San Pedro/);
      await visitor.tab.back();
      await visitor.isAt('/tours');
      await visitor.click('link', 'Hopkins');
      await visitor.isAt(hopkins);
      await visitor.sees('heading', /Hopkins/);
    },
  },
  {
    group: 'Filter',
    what: 'of the tours, with the pointer and with keys; Back to all of them',
    go: async (visitor) => {
      await visitor.open('/tours');
      await visitor.click('radio', 'By Road');
      await countCards(visitor, 'road', /4 of 8 tours · By Road/);
      await visitor.sees('radio', 'By Road', ({ selected }) => selected);
      await visitor.press('ArrowLeft');
      await visitor.press('ArrowLeft');
      await countCards(visitor, 'flight', /2 of 8 tours · By Flight/);
      await visitor.tab.back();
      await visitor.reads(/2 of 8 tours · By Water Taxi/);
      await visitor.tab.back();
      await visitor.tab.back();
      await visitor.reads(/^(?!.* of 8 tours).*8 tours/);
    },
  },
];
