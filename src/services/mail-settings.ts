import * as env from '#content/env.ts';

/** The settings of the email service. If an id is missing, the visitor sees the failure panel. */
export const mailSettings = {
  serviceId: env.VITE_EMAILJS_SERVICE_ID,
  templateId: env.VITE_EMAILJS_TEMPLATE_ID,
  publicKey: env.VITE_EMAILJS_PUBLIC_KEY,
  origin: env.VITE_EMAILJS_ORIGIN,
};

export type MailSettings = Readonly<typeof mailSettings>;
