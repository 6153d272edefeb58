import type { RoomSettings } from 'xstate-machine-room';
import { failures, machines } from 'virtual:machine-room';
import { Link } from 'react-router-dom';

import { colors } from '#theme/colors.ts';
import { replayOnHydration } from '#ui/replay-on-hydration.ts';

/** The settings of the chart viewer: the machines, and the site's colors and fonts. */
export const room = {
  machines,
  failures,
  theme: {
    colors: {
      ground: colors.paper,
      shade: colors.limestone,
      ink: colors.ink,
      muted: colors.moss,
      hairline: colors.hairline,
      accent: colors.lagoon,
    },
    light: {
      'box-inner': '#FAF1DA',
      line: '#29433F',
      hairline: `${colors.ink}40`,
      'active-fill': '#D3EBE5',
      taken: colors.sun,
      event: colors.jungle,
      delay: colors.ochre,
      error: colors.error,
    },
    dark: {
      ground: colors.jungleDeep,
      box: '#0F413B',
      'box-inner': '#0A322E',
      ink: colors.paper,
      line: '#BFD6CF',
      muted: '#B5CCC5',
      hairline: `${colors.paper}4D`,
      active: '#63D2C9',
      'active-fill': '#155A54',
    },
    font: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    headingFont: "'Marcellus', 'Marcellus Fallback', Georgia, serif",
    headingWeight: 400,
  },
  Link: ({ href, ...rest }) => <Link to={href} preventScrollReset {...rest} />,
  textUrl: (machineId) => `/charts/${machineId}.txt`,
  scripted: replayOnHydration,
} satisfies RoomSettings;
