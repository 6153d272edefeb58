import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export const PauseIcon = (props: SvgIconProps) => (
  <SvgIcon {...props} aria-hidden>
    <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
  </SvgIcon>
);

export const PlayIcon = (props: SvgIconProps) => (
  <SvgIcon {...props} aria-hidden>
    <path d="M8 4.5v15L19.5 12z" />
  </SvgIcon>
);

export const PreviousIcon = (props: SvgIconProps) => (
  <SvgIcon {...props} aria-hidden>
    <path d="M14.8 5.2 8 12l6.8 6.8 1.3-1.3L10.6 12l5.5-5.5z" />
  </SvgIcon>
);

export const NextIcon = (props: SvgIconProps) => (
  <SvgIcon {...props} aria-hidden>
    <path d="m9.2 18.8 6.8-6.8-6.8-6.8-1.3 1.3 5.5 5.5-5.5 5.5z" />
  </SvgIcon>
);
