import type { RoomSettings } from 'xstate-machine-room';
import { machines } from 'xstate-machine-room/machines';
import { Link } from 'react-router-dom';

import { colors } from '#content/colors.ts';
import { keptUntilLive } from '#ui/kept-until-live.ts';

/** The site's colours and typefaces. */
const look = {
  colors: {
    ground: colors.paper,
    surface: colors.surface,
    shade: colors.limestone,
    ink: colors.ink,
    muted: colors.moss,
    hairline: colors.hairline,
    accent: colors.lagoon,
    'on-accent': colors.surface,
    'accent-hover': colors.lagoonDeep,
    focus: colors.lagoon,
  },
  day: {
    ground: colors.paper,
    box: colors.surface,
    'box-inner': '#FAF1DA',
    ink: colors.ink,
    line: '#29433F',
    muted: colors.moss,
    hairline: `${colors.ink}40`,
    active: colors.lagoon,
    'active-fill': '#D3EBE5',
    taken: colors.sun,
    'taken-ink': colors.ink,
    event: colors.jungle,
    delay: colors.ochre,
    error: colors.error,
  },
  night: {
    ground: colors.jungleDeep,
    box: '#0F413B',
    'box-inner': '#0A322E',
    ink: colors.paper,
    line: '#BFD6CF',
    muted: '#B5CCC5',
    hairline: `${colors.paper}4D`,
    active: '#63D2C9',
    'active-fill': '#155A54',
    taken: colors.sun,
    'taken-ink': colors.ink,
    event: colors.paper,
    'on-kind': colors.ink,
  },
  font: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  headingFont: "'Marcellus', 'Marcellus Fallback', Georgia, serif",
  headingWeight: 400,
};

export const textAddress = (machineId: string) => `/charts/${machineId}.txt`;

export const room: RoomSettings = {
  machines,
  look,
  Link: ({ href, ...rest }) => <Link to={href} preventScrollReset {...rest} />,
  textAddress,
  scripted: keptUntilLive,
};
