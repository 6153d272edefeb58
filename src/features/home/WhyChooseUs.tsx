import Box from '@mui/material/Box';

import { reasons } from '#content/home.ts';
import { NumberedLines } from '#ui/NumberedLines.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';

export const WhyChooseUs = () => (
  <Section
    title="Why Choose Us"
    tone="limestone"
    aside={
      <Box sx={{ display: { xs: 'none', md: 'block' }, mt: 5, maxHeight: 520, overflow: 'hidden' }}>
        <Picture name="toucan-tall" sizes="(min-width: 1200px) 360px, 30vw" alt="" />
      </Box>
    }
  >
    <NumberedLines lines={reasons} />
  </Section>
);
