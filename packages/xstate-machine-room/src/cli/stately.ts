import { createInspectorServer } from '@statelyai/inspect/server';

createInspectorServer();
console.log(
  'Stately’s inspector: http://localhost:8080. Open a page of the site with ?inspect=stately.',
);
