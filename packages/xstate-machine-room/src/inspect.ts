/** The only part that an app always loads. Everything else is loaded on demand. */
export { inspection, isInspectorNamed } from './entrance/inspection.ts';
