import type { Answer } from './answer.ts';

export const machineAnswers: readonly Answer[] = [
  {
    why: 'Beginning anew resets everything that the timer of the step would change, so nobody can tell whether the timer began anew too.',
    survivors: [['machines/booking.machine.ts', 'reenter: true,', 'true → false']],
  },
  {
    why: '`types` is for TypeScript alone; nothing reads it when the chart runs.',
    survivors: [
      [
        'machines/menu.machine.ts',
        'export const menuMachine = setup({',
        "{ types: {} as { events: MenuEvent; tags: 'modal' }, } → {}",
      ],
    ],
  },
  {
    why: 'Only what a developer reads who forgot to provide the actor: the chart fails in the same way, with other words.',
    survivors: [
      [
        'machines/notices.machine.ts',
        "Promise.reject(new Error('noticesMachine: the `loadNotices` actor must be provided')),",
        '\'noticesMachine: the `loadNotices` actor must be provided\' → ""',
      ],
    ],
  },
  {
    why: 'The guard `hasBanner` lets this run only while there is a banner; TypeScript cannot know it.',
    survivors: [
      [
        'machines/notices.machine.ts',
        "params: ({ context }) => ({ banner: context.dismissedBanner ?? '' }),",
        '\'\' → "Stryker was here!"',
      ],
      [
        'machines/notices.machine.ts',
        'dismissedBanner: ({ context }) => context.notices.banner?.id ?? context.dismissedBanner,',
        'context.notices.banner?.id → context.notices.banner.id',
      ],
    ],
  },
  {
    why: 'A row of tabs has at least one tab; TypeScript cannot know it.',
    survivors: [
      [
        'machines/tabs.machine.ts',
        "selected: input.tabs.includes(input.initial) ? input.initial : (input.tabs[0] ?? ''),",
        '\'\' → "Stryker was here!"',
      ],
    ],
  },
];
