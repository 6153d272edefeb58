/** All that an app needs of the room at any time; the rest is loaded where it is asked for. */
export { inspection, isInspectorNamed } from './entrance/inspection.ts';
