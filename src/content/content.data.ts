/**
 * The company's content as the site uses it: `content/*.json`, checked and with every placeholder filled in.
 *
 * Vite runs this module at build time and ships its exports as JSON (tools/build/data-modules.ts). A page loads only the
 * exports that it imports.
 */
import { contentDir, loadContent } from './load-content.ts';

const content = loadContent(contentDir);

/** The facts of the company that its form asks for. Name, phone and addresses are settings: see `company.ts`. */
export const companyFacts = content.company;

/** Titles, search results and small texts of the pages. */
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

/** Addresses of tours that are no longer offered (`/tour/<address>`), and where each redirects. */
export const tourRedirects = content.tourRedirects;

/** The legs of a tour's route, by tour id. */
export const tourLegs = content.tourLegs;

/** The part of the map's canvas that holds the route of a tour, by tour id. */
export const mapFrames = content.mapFrames;

/** The canvas of the maps, and in its units each place and the line of each leg. */
export const mapOutline = content.mapOutline;

/** Names over parts of the map. */
export const mapRegions = content.map.regions;

/** Every place by its id. */
export const places = content.places;

/** The ids of the place where all tours go, and of the one where the boat to it waits. */
export const goal = content.goal;
export const landing = content.landing;

/** Prices, offers, refunds and the texts about them. */
export const terms = content.terms;

/** The whole cancellation policy in one line, for tour pages. */
export const cancellationLine = content.cancellationLine;

/** The replies that staff copy. The facts of a request (`reply-facts.ts`) are still in braces. */
export const replies = content.replies;

/** Every review that comes with the site; the structured data's rating is computed from these. */
export const bundledReviews = content.reviews.reviews;

export const homeTitle = content.home.title;
export const heroLabel = content.home.heroLabel;
export const heroSlides = content.home.heroSlides;
export const discover = content.home.discover;
export const theDayLead = content.home.theDayLead;
export const theDay = content.home.theDay;
export const reasons = content.home.reasons;
export const testimonialsTitle = content.home.testimonialsTitle;
export const testimonials = content.home.testimonials;
export const closing = content.home.closing;

export const about = content.about;

export const faqHead = content.faqHead;
export const faqGroups = content.faqGroups;

export const history = content.history;

/** The pictures of the site, and the company's photographs in place of some. Only the image tools use these. */
export const illustrations = content.illustrations.pictures;
export const photographs = content.photographs.photographs;

/** A place on the map of the route. */
export type Place = (typeof content.map.places)[number];
export type Review = (typeof bundledReviews)[number];
export type HeroSlide = (typeof heroSlides)[number];
export type SlideshowPicture = (typeof discover.slideshow)[number];
export type AboutSection = (typeof about.sections)[number];
export type FaqItem = (typeof faqGroups)[number]['items'][number];
export type HistoryEntry = (typeof history.chapters)[number];
export type HistoryTourCard = (typeof history.tourCards)[number];
