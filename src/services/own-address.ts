/** Known only until the page is loaded anew: no storage and no address holds it. */
let address = '';

/** Remembers where the visitor of this page reads e-mail. */
export const rememberOwnAddress = (email: string): void => {
  address = email;
};

/** The address that the visitor gave in the request sent last; empty once the page was loaded anew. */
export const ownAddress = (): string => address;
