/** The only part of the inspector that an app always loads. Everything else is loaded on demand. */
export { createInspector } from './inspector/create-inspector.ts';
export type { InspectorSettings } from './inspector/start-inspector.tsx';
