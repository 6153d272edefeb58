import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import {
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';

export interface RouterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  ref?: Ref<HTMLAnchorElement>;
  to: To;
  /** What the next page is given besides its address. */
  state?: unknown;
  replace?: boolean;
  /** Whether the browser moves what both pages have in common; see use-picture-transition.ts. */
  viewTransition?: boolean;
  preventScrollReset?: boolean;
}

/** A link inside the app. The router's own brings along what loads data and prefetches for servers, 6 kB on each page. */
export function RouterLink(props: RouterLinkProps) {
  const { to, state, replace, viewTransition, preventScrollReset, onClick, children, ...anchor } =
    props;
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    ...(anchor.target !== undefined && { target: anchor.target }),
    ...(replace !== undefined && { replace }),
    ...(viewTransition !== undefined && { viewTransition }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    state,
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...anchor} href={href} onClick={click}>
      {children}
    </a>
  );
}

/** A link that says when it leads to the page that is open, or, unless `end` is set, to one that this lies under. */
export function PageLink({ end = false, ...props }: RouterLinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const own = useResolvedPath(props.to).pathname;
  const isCurrent = pathname === own || (!end && pathname.startsWith(`${own}/`));
  return <RouterLink {...(isCurrent && { 'aria-current': 'page' })} {...props} />;
}
