import { localServiceIds } from '#tools/mail-desk/service-ids.ts';

/** The settings by which a build or a dev server sends its mail to a local mail desk. */
export const mailDeskSettings = (serviceOrigin: string): Record<string, string> => ({
  VITE_EMAILJS_ORIGIN: serviceOrigin,
  VITE_EMAILJS_PUBLIC_KEY: localServiceIds.publicKey,
  VITE_EMAILJS_SERVICE_ID: localServiceIds.serviceId,
  VITE_EMAILJS_TEMPLATE_ID: localServiceIds.templateId,
});
