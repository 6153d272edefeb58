export const faqHead = {
  title: 'Before you come',
  lead: 'The questions guests ask most often: about the old city, and about the day on which they see it.',
} as const;
