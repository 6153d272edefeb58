/** The part that an app always needs; everything else is loaded on demand. */
export { inspection, isInspectorNamed } from './entrance/inspection.ts';
