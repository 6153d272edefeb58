import { theDay, theDayLead } from '#content/home.ts';
import { RiverLine } from '#ui/RiverLine.tsx';
import { Section } from '#ui/Section.tsx';

/** From the door and back again, in five stations on the river. */
export const TheDay = () => (
  <Section title="The day" lead={theDayLead}>
    <RiverLine
      across
      stations={theDay.map(({ time, title, text }) => ({ label: time, title, text }))}
    />
  </Section>
);
