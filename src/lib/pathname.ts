/** Removes trailing slashes, because `/tours/` and `/tours` are the same page. */
export const removeTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');
