import { copyFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

import type { Rolldown, ViteBuilder } from 'vite';

import { SERVICE_WORKER_URL } from '#lib/document-contract.ts';

import { destinationFrom } from '../editor/backend.ts';
import { addEditor } from '../editor/build.ts';
import { writeRedirectPages } from '../hosts/redirect-pages.ts';
import { pathsOf } from '../images/project.ts';
import { findPublishedAt, publishedLockFile } from '../images/published-pictures.ts';
import { run } from '../images/run.ts';
import { site } from '../images/site.ts';
import { readPackages, writeLicenses } from '../licenses/licenses.ts';
import { compressSite } from '../prerender/compress.ts';
import { prerender } from '../prerender/prerender.ts';
import { HOST_BUILD_VARIABLE, writeRelease } from '../release/write-release.ts';
import { readSettings, withDefaults } from '../settings.ts';

import { writeEmailFiles } from './email-files.ts';

/**
 * Builds all environments of the site and completes its folder.
 * @throws Error in plain words for a wrong setting, a broken picture or a page that fails to render
 */
export async function runSiteBuild(builder: ViteBuilder): Promise<void> {
  const started = performance.now();
  const { root, mode, environments } = builder.config;
  const given = readSettings(mode, root);
  const settings = withDefaults(given);
  const destination = destinationFrom(settings);
  const isForHost = Boolean(process.env[HOST_BUILD_VARIABLE]);
  const siteUrl = isForHost ? given.VITE_SITE_URL : undefined;
  // A build with other content must not encode the pictures of the site itself, unless it publishes the site's earlier
  // content on a host (build-or-keep-content.ts).
  if (!process.env['CONTENT_DIR'] || isForHost) {
    await run(site, console.log, siteUrl ? findPublishedAt(siteUrl) : undefined);
  }
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
  const packages = [client, serviceWorker, inlineScript].flatMap(readPackages);
  if (destination)
    packages.push(...(await addEditor(siteDir, destination, settings.VITE_COMPANY_NAME)));
  await writeLicenses(siteDir, packages);
  await copyFile(pathsOf(site).lock, join(siteDir, publishedLockFile));
  await writeFile(join(siteDir, SERVICE_WORKER_URL), serviceWorker.output[0].code.trim());
  const { pages } = await prerender({
    siteDir,
    inlineScript: inlineScript.output[0].code.trim(),
    site: {
      name: settings.VITE_COMPANY_NAME,
      url: settings.VITE_SITE_URL,
    },
    serverEntry: join(serverDir, 'prerender.js'),
    hasSignInPopup: destination?.hasSignInPopup ?? false,
    foreignOrigins: [settings.VITE_EMAILJS_ORIGIN],
  });
  if (process.env['REDIRECT_PAGES']) await writeRedirectPages(siteDir, settings.VITE_SITE_URL);
  await writeRelease({ siteDir, settings: given, values: settings, environment: process.env });
  await compressSite(siteDir);
  // The folder is beside the site instead of inside it, because staff paste these files and visitors must not download
  // them.
  const emailDir = join(root, 'build/emails', basename(siteDir));
  await writeEmailFiles(emailDir, {
    name: settings.VITE_COMPANY_NAME,
    email: settings.VITE_COMPANY_EMAIL,
    phone: settings.VITE_COMPANY_PHONE,
    siteUrl: settings.VITE_SITE_URL,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages into ${siteDir} in ${seconds} s.`);
}
