/** Each file or collection has its own format in the editor, so that its parser knows which file it parses. */
export const formatOf = (name: string): string => `content-${name}`;
