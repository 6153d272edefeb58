/** The ids that the mail desk accepts. A local build has them as its settings. */
export const localServiceIds = {
  publicKey: 'local-public-key',
  serviceId: 'local-service',
  templateId: 'booking-request',
} as const;
