import { companyFacts } from './content.data.ts';

/**
 * The facts of content/company.json that a setting may override. These constants are not in env.ts, because tools read
 * that file even if the content has a mistake.
 */

export const VITE_COMPANY_NAME: string = import.meta.env?.VITE_COMPANY_NAME ?? companyFacts.name;
export const VITE_COMPANY_EMAIL: string = import.meta.env?.VITE_COMPANY_EMAIL ?? companyFacts.email;
export const VITE_COMPANY_PHONE: string = import.meta.env?.VITE_COMPANY_PHONE ?? companyFacts.phone;
export const VITE_COMPANY_WHATSAPP: string =
  import.meta.env?.VITE_COMPANY_WHATSAPP ?? companyFacts.whatsApp ?? '';
export const VITE_COMPANY_ADDRESS: string =
  import.meta.env?.VITE_COMPANY_ADDRESS ?? companyFacts.address;
export const VITE_SISTER_TOURS_NAME: string =
  import.meta.env?.VITE_SISTER_TOURS_NAME ?? companyFacts.toursSister?.name ?? '';
export const VITE_SISTER_TOURS_URL: string =
  import.meta.env?.VITE_SISTER_TOURS_URL ?? companyFacts.toursSister?.url ?? '';
export const VITE_SISTER_VACATIONS_NAME: string =
  import.meta.env?.VITE_SISTER_VACATIONS_NAME ?? companyFacts.vacationsSister?.name ?? '';
export const VITE_SISTER_VACATIONS_URL: string =
  import.meta.env?.VITE_SISTER_VACATIONS_URL ?? companyFacts.vacationsSister?.url ?? '';
