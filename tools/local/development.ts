import { createServer } from 'vite';

import { startLocalDesk } from './local-desk.ts';
import { announce, choosePorts } from './ports.ts';

/** Runs Vite's dev server with hot reload beside a local mail desk. @returns the URL of the site */
export async function runDevelopment(): Promise<string> {
  const { sitePort, port } = await choosePorts();
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const desk = await startLocalDesk('development', { port, siteUrl });
  const vite = await createServer({
    server: { port: sitePort, strictPort: true },
  });
  await vite.listen();
  announce(siteUrl, desk);
  return siteUrl;
}
