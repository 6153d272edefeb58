export const STEP_HEADING_ID = 'booking-step';
export const SUMMARY_ID = 'booking-problems';
export const FAILURE_ID = 'booking-failure';

/** Id of the box around a field's label, control and message. */
export const fieldElementId = (field: string) => `field-${field}`;
