import { createServer } from 'vite';

import { documentColors } from '../document-colors.ts';
import { announce, type Log, startLocalDesk } from './local-desk.ts';

/** Vite's dev server with hot reload beside a local mail desk; gives what stops them. */
export async function runDevelopment(log: Log): Promise<() => Promise<void>> {
  const { desk, sitePort } = await startLocalDesk(log, 'development');
  try {
    const vite = await createServer({
      define: documentColors,
      server: { port: sitePort, strictPort: true },
    });
    await vite.listen();
    announce(log, `http://127.0.0.1:${sitePort}/`, desk.inboxUrl);
    return async () => {
      await Promise.all([vite.close(), desk.close()]);
    };
  } catch (error) {
    await desk.close();
    throw error;
  }
}
