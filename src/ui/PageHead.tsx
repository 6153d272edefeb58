import { useNavigation } from 'react-router-dom';

import { company } from '#content/company.ts';
import { pageTexts } from '#content/content.data.ts';
import { genericTourMeta, notFoundMeta, type PageMeta } from '#content/pages.ts';
import { isTourPath, pageMeta } from '#domain/tours/page-meta.ts';
import { socialPictureFor } from '#domain/site/social-pictures.ts';

interface PageHeadProps {
  /** The path of the page's URL; undefined if there is no such page. */
  path: string | undefined;
  /** Overrides the page's title. */
  title?: string;
  /** The page's meta data, if the page itself loads them. */
  meta?: Pick<PageMeta, 'title' | 'description'>;
}

/** Pages that search engines should not list. The page for developers is listed only if the owner asks for it. */
const unlisted = new Set(['/book', '/booking-success', '/answer', '/offline']);
if (!pageTexts.machines.isListed) unlisted.add('/machines');

/** The tags of a page for the document's head. React moves them there. */
export function PageHead({ path, title, meta: ownMeta }: PageHeadProps) {
  const { location: destination } = useNavigation();
  // While a tour's code is loading, the page shows the previous content, but the tags in its head already describe a tour.
  const isOpeningTour = destination !== undefined && isTourPath(destination.pathname);
  const meta = ownMeta ?? (path === undefined ? notFoundMeta : pageMeta(path));
  const picture = socialPictureFor(path ?? '/');
  const address = path === undefined ? undefined : company.siteUrl + path;
  return (
    <>
      <title>{isOpeningTour ? genericTourMeta.title : (title ?? meta.title)}</title>
      <meta name="description" content={(isOpeningTour ? genericTourMeta : meta).description} />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      {path && !unlisted.has(path) ? null : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={company.siteUrl + picture.url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={company.siteUrl + picture.url} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}
