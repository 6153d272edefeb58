/**
 * True for a click that the browser handles differently: it opens a tab or a window, or downloads the link's target.
 */
export const isModifiedClick = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
