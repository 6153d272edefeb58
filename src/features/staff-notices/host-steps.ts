import type { StaffHost } from '#machines/staff-notices.context.ts';
import { noticesUrl } from '#services/notices-host.ts';

interface HostSteps {
  readonly label: string;
  readonly steps: readonly [string, string, string];
}

const look =
  'Open the site in a new window and look at the notice and at the calendar of the booking form.';

/** The forge is where the sources of the site are kept; its web editor is the one way to change a file there. */
const commit = (host: string): HostSteps['steps'] => [
  'Copy the file here. On the website where the sources of this site are kept (GitHub, GitLab or the like), open src/content/notices.json and press the pencil (Edit).',
  'Mark everything, paste the new file over it, and save it with “Commit changes” on the main branch.',
  `${host} builds the site by itself; that takes a few minutes. ${look}`,
];

/** How the finished file gets to the site, by host. */
export const hosts: Readonly<Record<StaffHost, HostSteps>> = {
  server: {
    label: 'Our own server (nginx, Caddy)',
    steps: [
      'Download the file here.',
      `Put it on the server in the place of the old one, under the same name, with the file manager or program that you use for it. The site reads it at ${noticesUrl}.`,
      look,
    ],
  },
  netlify: { label: 'Netlify', steps: commit('Netlify') },
  cloudflare: { label: 'Cloudflare Pages', steps: commit('Cloudflare') },
};
