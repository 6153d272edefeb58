import type { Window } from 'happy-dom';

/** The widths of a phone and of a laptop in CSS pixels. */
export const PHONE = 390;
export const LAPTOP = 1440;

/** Sets the width of the screen, which decides the media queries. */
export const setScreenWidth = (width: number) =>
  (window as unknown as Window).happyDOM.setViewport({ width, height: 844 });
