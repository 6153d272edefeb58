import { statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

import type { Plugin } from 'vite';

import { contentDir, loadContent } from '#content/load-content.ts';

import { drawCards } from './social.ts';
import { encodePhotograph, findPhotographs, type Photograph } from './photographs.ts';

const FACTS_MODULE = path.join('src', 'content', 'photograph-pictures.ts');
const FOLDER = 'images/photographs';

type Encoded = Awaited<ReturnType<typeof encodePhotograph>>;
type Files = Partial<Encoded['files']>;

const encodings = new Map<string, Promise<Encoded>>();

/** Encodes a photograph once for all environments of a build, and again when its file changes. */
function encodeOnce(photograph: Photograph): Promise<Encoded> {
  const file = path.join(contentDir, '..', photograph.file);
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const key = JSON.stringify([photograph, changed]);
  const encoding = encodings.get(key) ?? encodePhotograph(photograph);
  encodings.set(key, encoding);
  return encoding;
}

async function encodeAll(): Promise<readonly (Encoded & Photograph)[]> {
  const encoded = [];
  for (const photograph of findPhotographs(loadContent(contentDir))) {
    // oxlint-disable-next-line no-await-in-loop -- one encoder already uses all cores
    encoded.push({ ...photograph, ...(await encodeOnce(photograph)) });
  }
  return encoded;
}

/**
 * Encodes the owner's photographs, and draws the cards for shared links. A module of the site gets the facts about the
 * photographs.
 * @param options.hasFiles false if another build writes the pictures
 */
export const pictures = ({ hasFiles = true } = {}): Plugin => ({
  name: 'pictures',
  enforce: 'pre',
  async load(id) {
    if (!path.normalize(id).endsWith(FACTS_MODULE)) return undefined;
    const facts = (await encodeAll()).map((photograph) => [photograph.name, photograph.facts]);
    return `export const photographPictures = ${JSON.stringify(Object.fromEntries(facts))};`;
  },
  async generateBundle() {
    if (!hasFiles || this.environment.name !== 'client') return;
    for (const { files } of await encodeAll()) {
      for (const [name, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
      }
    }
    for (const [name, source] of await drawCards()) {
      this.emitFile({ type: 'asset', fileName: `images/social/${name}.jpg`, source });
    }
  },
  configureServer(server) {
    const respond = async (name: string, response: ServerResponse) => {
      const encoded = await encodeAll().catch(() => []);
      const files = Object.assign({}, ...encoded.map((each) => each.files)) as Files;
      if (!files[name]) response.statusCode = 404;
      response.setHeader('Content-Type', 'image/webp').end(files[name]);
    };
    server.middlewares.use(`/${FOLDER}`, ({ url = '' }, response) => {
      void respond(url.slice(1), response);
    });
  },
});
