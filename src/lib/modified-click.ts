/** True for a click that the browser handles in another way: it opens a tab or a window, or downloads the link. */
export const isModifiedClick = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
