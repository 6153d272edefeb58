/** `/tours/` and `/tours` are the same page; `/` stays. */
export const removeTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');
