import SvgIcon from '@mui/material/SvgIcon';

export const ShareIcon = () => (
  <SvgIcon aria-hidden>
    <path d="m12 2 5 5-1.4 1.4L13 5.8V15h-2V5.8L8.4 8.4 7 7l5-5ZM5 11h4v2H7v7h10v-7h-2v-2h4v11H5V11Z" />
  </SvgIcon>
);
