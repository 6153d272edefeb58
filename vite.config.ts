import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { machineRoom } from 'xstate-machine-room/vite';

import { machineRoomOptions } from './src/machine-room/options.ts';
import { envFolder } from './tools/env-folder.ts';
import { firstPort } from './tools/local/ports.ts';
import { selectContent } from './tools/select-content.ts';

export default defineConfig(async ({ mode }) => {
  selectContent(mode, import.meta.dirname);
  // These plugins read the content when they are imported.
  const [{ publishContent }, { dataModules }, { pictures }, { siteBuild }, { hostPreview }] =
    await Promise.all([
      import('./tools/build/content-plugin.ts'),
      import('./tools/build/data-modules.ts'),
      import('./tools/images/pictures-plugin.ts'),
      import('./tools/build/site-plugin.ts'),
      import('./tools/preview/host-preview.ts'),
    ]);
  return {
    plugins: [
      siteBuild(),
      hostPreview(),
      dataModules(),
      pictures(),
      publishContent(),
      react(),
      machineRoom(machineRoomOptions),
    ],
    envDir: envFolder(mode, '.'),
    server: { host: '127.0.0.1', port: firstPort() },
    preview: { host: '127.0.0.1', port: firstPort() },
    build: {
      // Vite combines this target with the browsers of each environment (tools/build/site-plugin.ts).
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  };
});
