import { isPlainClick } from '@diwan/widgets/internal';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'wouter';
import { revisit } from './revisit';

/** Offline, a reload would lose the page: the router says so instead. */
function reloadCurrentPath(event: MouseEvent<HTMLAnchorElement>) {
  const { currentTarget: link } = event;
  if (!isPlainClick(event) || !navigator.onLine) return;
  if (link.pathname !== window.location.pathname) return;
  event.preventDefault();
  revisit(link.href);
}

/** A link of the menu or the logo: to the current path, whatever its query, it reloads the page (spec §2). */
export function ReloadingLink(props: Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }) {
  return <Link {...props} onClick={reloadCurrentPath} />;
}
