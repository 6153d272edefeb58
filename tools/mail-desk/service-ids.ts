/** The ids under which the mail desk answers; a local build bakes them in as it would an operator's. */
export const localServiceIds = {
  publicKey: 'local-public-key',
  serviceId: 'local-service',
  templateId: 'booking-request',
} as const;
