/** The ids that the mail desk accepts; a local build uses them as its settings. */
export const localServiceIds = {
  publicKey: 'local-public-key',
  serviceId: 'local-service',
  templateId: 'booking-request',
} as const;
