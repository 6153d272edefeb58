const env: Partial<ImportMetaEnv> = import.meta.env ?? {};

/** How to reach the e-mail service; set at build time. A missing id reaches the visitor as the failure panel. */
export interface MailSettings {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  readonly origin: string;
  readonly blockHeadless: boolean;
}

export const mailSettings: MailSettings = {
  serviceId: env.VITE_EMAILJS_SERVICE_ID ?? '',
  templateId: env.VITE_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: env.VITE_EMAILJS_PUBLIC_KEY ?? '',
  origin: env.VITE_EMAILJS_ORIGIN ?? 'https://api.emailjs.com',
  blockHeadless: env.VITE_EMAILJS_BLOCK_HEADLESS === 'true',
};
