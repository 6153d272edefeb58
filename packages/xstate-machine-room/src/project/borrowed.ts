/** All that the machine room uses of the site around it. */
export { colors } from '#content/colors.ts';
export { copyText } from '#services/copy-text.ts';
export { downloadFile } from '#services/download-file.ts';
export { withTabStorage } from '#services/tab-storage.ts';
export { Link as RouterLink } from 'react-router-dom';
export { visuallyHidden } from '#ui/visually-hidden.ts';
export { keptUntilLive } from '#ui/kept-until-live.ts';
export { useIsLive } from '#ui/use-is-live.ts';
