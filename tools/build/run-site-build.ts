import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Rolldown, ViteBuilder } from 'vite';

import { company } from '#content/company.ts';
import { SERVICE_WORKER_URL } from '#lib/document-contract.ts';

import { destinationFrom } from '../editor/backend.ts';
import { addEditor } from '../editor/build.ts';
import { writeMailPage } from '../mail-page/mail-page.ts';
import { prerender } from '../prerender/prerender.ts';
import { findMissingSettings, readSettings } from '../settings.ts';

import { writeLicenses } from './licenses.ts';

/**
 * Builds all environments of the site and completes its folder.
 * @throws Error in plain words for a wrong setting, a broken picture or a page that fails to render
 */
export async function runSiteBuild(builder: ViteBuilder): Promise<void> {
  const started = performance.now();
  const { root, mode, environments } = builder.config;
  const settings = readSettings(mode, root);
  const destination = destinationFrom(settings);
  const build = async (name: string) => {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts has no environment ${name}`);
    return (await builder.build(environment)) as Rolldown.RolldownOutput;
  };
  const client = await build('client');
  await build('ssr');
  const serviceWorker = await build('serviceWorker');
  const inlineScript = await build('inlineScript');

  const siteDir = resolve(root, environments['client']?.build.outDir ?? 'dist');
  const serverDir = resolve(root, environments['ssr']?.build.outDir ?? 'build/server');
  if (destination) await addEditor(siteDir, destination, company.name);
  await writeLicenses(siteDir, [client, serviceWorker]);
  await writeFile(join(siteDir, SERVICE_WORKER_URL), serviceWorker.output[0].code.trim());
  const { pages } = await prerender({
    siteDir,
    inlineScript: inlineScript.output[0].code.trim(),
    site: { name: company.name, url: settings.VITE_SITE_URL },
    serverEntry: join(serverDir, 'prerender.js'),
    mailOrigin: settings.VITE_EMAILJS_ORIGIN,
  });
  const missing = findMissingSettings(mode, root);
  await writeMailPage(siteDir, { ...company, siteUrl: settings.VITE_SITE_URL }, missing);
  if (mode === 'production') for (const sentence of missing) console.warn(sentence);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages into ${siteDir} in ${seconds} s.`);
}
