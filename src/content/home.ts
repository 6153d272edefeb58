import { content } from './written.ts';

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

export type HeroSlide = (typeof heroSlides)[number];
export type SlideshowPicture = (typeof discover.slideshow)[number];
