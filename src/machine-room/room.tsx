import type { RoomSettings } from 'xstate-machine-room';
import { machines } from 'virtual:machine-room';
import { Link } from 'react-router-dom';

import { colors } from '#theme/colors.ts';

/** The settings of the chart viewer: the machines, and the site's colors and fonts. */
export const room = {
  machines,
  theme: {
    colors: {
      ground: colors.paper,
      shade: colors.limestone,
      ink: colors.ink,
      muted: colors.moss,
      hairline: colors.hairline,
      accent: colors.lagoon,
    },
    chart: {
      'box-inner': '#FAF1DA',
      line: '#29433F',
      hairline: `${colors.ink}40`,
      'active-fill': '#D3EBE5',
      taken: colors.sun,
      event: colors.jungle,
      delay: colors.ochre,
      error: colors.error,
    },
    font: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    headingFont: "'Marcellus', 'Marcellus Fallback', Georgia, serif",
    headingWeight: 400,
  },
  Link: ({ href, ...rest }) => <Link to={href} preventScrollReset {...rest} />,
} satisfies RoomSettings;
