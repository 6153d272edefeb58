/**
 * Ids, attributes and events that the prerendered document, the inline script and the app share.
 * index.html and the style sheets in src/theme repeat some of these names, because they cannot import them.
 */

/** The element into which React renders. */
export const ROOT_ID = 'root';

/** On the root: the pathname for which the document was prerendered. The 404 page has none. */
export const PATHNAME_ATTRIBUTE = 'data-path';

/** On the root: the URLs of the page's scripts, separated by spaces, in the order in which they run. */
export const SCRIPTS_ATTRIBUTE = 'data-scripts';

/** On tags of the head that belong to one page, so that another page can remove them. */
export const PAGE_HEAD_ATTRIBUTE = 'data-page-head';

/** On the container of buttons that need the app: early clicks on them are replayed after hydration. */
export const REPLAY_ATTRIBUTE = 'data-replay';

/** On a control that was clicked and cannot respond yet. */
export const PENDING_ATTRIBUTE = 'data-pending';

/** On the message that is shown while the app is missing or cannot run. */
export const STARTUP_FAILURE_ATTRIBUTE = 'data-startup-failure';

/** On the html element, once the app is hydrated. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

/** On the hot buttons of a page: the header's Book Now is hot only while none of them is on the screen. */
export const MAIN_ACTION_ATTRIBUTE = 'data-main-action';
export const mainAction = { [MAIN_ACTION_ATTRIBUTE]: true } as const;

/** The id of the booking form. The values of its controls are read before React hydrates them. */
export const BOOKING_FORM_ID = 'booking-form';

/** Dispatched on window when the app is hydrated. */
export const HYDRATED_EVENT = 'hydrated';

/** URL of the service worker. */
export const SERVICE_WORKER_URL = '/sw.js';

/** The picture of the page without a connection. The service worker keeps it from the first visit on. */
export const OFFLINE_PICTURE = '/images/creek-800.avif';
