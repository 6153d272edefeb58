/** How to reach the e-mail service; set at build time. A missing id reaches the visitor as the failure panel. */
export const mailSettings = {
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '',
  templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY ?? '',
  origin: import.meta.env.VITE_EMAILJS_ORIGIN ?? 'https://api.emailjs.com',
  blockHeadless: import.meta.env.VITE_EMAILJS_BLOCK_HEADLESS === 'true',
};

export type MailSettings = Readonly<typeof mailSettings>;
