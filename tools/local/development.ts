import { createServer } from 'vite';

import { startLocalDesk } from './local-desk.ts';
import { announce, choosePorts } from './ports.ts';

/** Vite's dev server with hot reload beside a local mail desk. */
export async function runDevelopment(): Promise<void> {
  const { sitePort, port } = await choosePorts();
  const desk = await startLocalDesk('development', { port });
  const vite = await createServer({
    server: { port: sitePort, strictPort: true },
  });
  await vite.listen();
  announce(`http://127.0.0.1:${sitePort}`, desk);
}
