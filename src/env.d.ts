interface ImportMetaEnv {
  /** `YYYY-MM-DD` in Belize; set by the build, not by a setting. */
  readonly BUILD_DAY?: string;
  readonly VITE_COMPANY_NAME?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_COMPANY_EMAIL?: string;
  readonly VITE_COMPANY_PHONE?: string;
  readonly VITE_COMPANY_WHATSAPP?: string;
  readonly VITE_COMPANY_ADDRESS?: string;
  readonly VITE_SISTER_TOURS_NAME?: string;
  readonly VITE_SISTER_TOURS_URL?: string;
  readonly VITE_SISTER_VACATIONS_NAME?: string;
  readonly VITE_SISTER_VACATIONS_URL?: string;
  readonly VITE_NOTICES_URL?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_ORIGIN?: string;
  readonly VITE_EMAILJS_BLOCK_HEADLESS?: string;
}
