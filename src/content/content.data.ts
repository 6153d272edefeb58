/**
 * The company's content for the site: `content/*.json`, validated and with all placeholders replaced.
 *
 * Vite runs this module at build time and ships its exports as JSON (tools/build/data-modules.ts). A page loads only the
 * exports that it imports.
 */
import { contentDir, loadContent } from './load-content.ts';

const content = loadContent(contentDir);

/** The company facts from its content file. `company.ts` adds the site's URL, which is a setting. */
export const companyFacts = content.company;

/** Titles, descriptions and short texts of the pages. */
export const pageTexts = content.pages;

/** All tours, in the order in which the site lists them. */
export const tours = content.tours;

/** Texts that only a tour's own page shows, by tour id. */
export const tourDetails = content.tourDetails;

/** The pictures of a tour's page, by tour id. */
export const tourGalleries = content.tourGalleries;

/** The highlights that every tour has. */
export const tourHighlights = content.sharedTourContent.highlights;

/** The last suggestion of every pickup field. */
export const pickupUnknown = content.sharedTourContent.pickupUnknown;

/** Redirects from `/tour/<address>` for tours that are no longer offered. */
export const tourRedirects = content.tourRedirects;

/** The label and path of each plain page, such as the privacy page, in the order of the footer. Every page loads them. */
export const plainPageLinks = content.plainPages.map(({ path, label }) => ({ path, label }));

/** The plain pages to which the booking form links. */
export const bookingFormLinks = content.plainPages
  .filter(({ isLinkedFromForm }) => isLinkedFromForm)
  .map(({ path, label }) => ({ path, label }));

/** The texts of the plain pages, which only these pages load. */
export const plainPages = content.plainPages;

/** The map of departures: the size of the canvas, and every place in its units. */
export const mapOutline = content.mapOutline;

/** Every place by its id. */
export const places = content.places;

/** The id of the destination. */
export const goal = content.goal;

/** The deposit, offers and refunds, and the texts about them. Prices are in the tours. */
export const terms = content.terms;

/** The whole cancellation policy in one line, for the tour pages. */
export const cancellationLine = content.cancellationLine;

/** The replies that staff send. They still have placeholders for the facts of a request (`reply-facts.ts`). */
export const replies = content.replies;

/** All reviews of the site. The rating in the structured data is computed from them. */
export const bundledReviews = content.reviews.reviews;

export const homeTitle = content.home.title;
export const heroLabel = content.home.heroLabel;
export const heroSlides = content.home.heroSlides;
export const discover = content.home.discover;
export const theDayTitle = content.home.theDayTitle;
export const theDay = content.home.theDay;
export const reasons = content.home.reasons;
export const testimonialsTitle = content.home.testimonialsTitle;
export const testimonials = content.home.testimonials;
export const closing = content.home.closing;

export const about = content.about;

export const faqHead = content.faqHead;
export const faqGroups = content.faqGroups;
/** The FAQ questions that the pages of all tours answer too. */
export const tourQuestions = content.tourQuestions;

export const history = content.history;

export const illustrationTexts = content.illustrationTexts;

/** The photographs that pages can show like illustrations. Only the owner's forms use them. */
export const addedPhotographs = content.photographs.photographs.filter(
  ({ picture }) => picture === undefined,
);

/** The alternative text of each card for shared links. */
export const socialAlts = content.socialAlts;

/** The guides, and the photographs that guests took. Both lists are empty until the owner adds entries. */
export const guides = content.guides;
export const guestPhotographs = content.guestPhotographs;

/** A place on the map of the route. */
export type Place = (typeof content.map.places)[number];
export type PlainPage = (typeof plainPages)[number];
export type Review = (typeof bundledReviews)[number];
export type HeroSlide = (typeof heroSlides)[number];
export type SlideshowPicture = (typeof discover.slideshow)[number];
export type AboutSection = (typeof about.sections)[number];
export type FaqItem = (typeof faqGroups)[number]['items'][number];
export type HistoryEntry = (typeof history.chapters)[number];
export type HistoryTourCard = (typeof history.tourCards)[number];
