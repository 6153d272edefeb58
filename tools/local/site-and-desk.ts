import { type MailDesk, type MailDeskOptions, startMailDesk } from '#tools/mail-desk/mail-desk.ts';

import { startSite } from '../serve/serve.ts';
import { mailDeskSettings } from './mail-env.ts';

export interface SiteAndDesk {
  readonly url: string;
  readonly siteDir: string;
  readonly desk: MailDesk;
  readonly close: () => Promise<void>;
}

/**
 * Starts a mail desk, and beside it the site that `build` makes for it, both on free ports of 127.0.0.1.
 * @param build takes the settings by which a site sends its mail to this desk, and gives the folder of the finished site
 */
export async function startSiteAndDesk(
  build: (settings: Readonly<Record<string, string>>) => Promise<string>,
  options: MailDeskOptions = {},
): Promise<SiteAndDesk> {
  const desk = await startMailDesk({ rateLimitMs: 0, ...options });
  try {
    const siteDir = await build(mailDeskSettings(desk.serviceOrigin));
    const site = await startSite({ port: 0, dist: siteDir });
    return {
      url: site.url,
      siteDir,
      desk,
      close: async () => {
        await Promise.all([site.close(), desk.close()]);
      },
    };
  } catch (error) {
    await desk.close();
    throw error;
  }
}
