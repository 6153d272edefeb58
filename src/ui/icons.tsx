import { createSvgIcon } from '@mui/material/utils';

/** A sign for a problem, so that it is not told by colour alone. */
export const ErrorIcon = createSvgIcon(
  <path d="M12 2 1 21h22L12 2Zm1 15.5h-2v-2h2v2Zm0-3.5h-2V9h2v5Z" />,
  'Error',
);

export const CheckIcon = createSvgIcon(
  <path d="m9.5 18.2-6-6 1.8-1.8 4.2 4.2 9.2-9.2 1.8 1.8-11 11Z" />,
  'Check',
);

export const CloseIcon = createSvgIcon(
  <path d="m18.7 6.7-1.4-1.4-5.3 5.3-5.3-5.3-1.4 1.4 5.3 5.3-5.3 5.3 1.4 1.4 5.3-5.3 5.3 5.3 1.4-1.4-5.3-5.3 5.3-5.3Z" />,
  'Close',
);
