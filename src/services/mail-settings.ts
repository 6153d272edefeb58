/** How to reach the e-mail service; set at build time. A missing id reaches the visitor as the failure panel. */
export interface MailSettings {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  readonly origin: string;
  readonly blockHeadless: boolean;
}

export const mailSettings: MailSettings = {
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '',
  templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY ?? '',
  origin: import.meta.env.VITE_EMAILJS_ORIGIN ?? 'https://api.emailjs.com',
  blockHeadless: import.meta.env.VITE_EMAILJS_BLOCK_HEADLESS === 'true',
};
