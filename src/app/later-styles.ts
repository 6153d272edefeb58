/** Until what lies below the first screen is shown, with its rules or without; see early-styles.ts. */
export const laterStyles = () =>
  new Promise<void>((resolve) => {
    if (!('unstyled' in document.documentElement.dataset)) resolve();
    window.addEventListener('styled', () => resolve(), { once: true });
  });
