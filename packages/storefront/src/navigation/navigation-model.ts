import { batch, type ReadonlySignal, signal } from '@preact/signals-core';
import type { AroundNavHandler } from 'wouter';
import { navigate as navigateBrowser } from 'wouter/use-browser-location';
import { addressOf, NOT_FOUND_PATH } from './addresses';
import { newHistoryEntry, type Places } from './history/places';
import type { Page } from './page/define-page';
import type { Fetching } from './page/fetch-page';
import { startVisit } from './page/open-page';
import type { ShownPage } from './page/shown-page';
import { revisit } from './revisit';

/** A page that couldn't be opened; the visitor is still on the previous one. */
export interface UnopenedPage {
  retry(): void;
  dismiss(): void;
}

/** The page of the browser's address, and how it changes. */
export interface NavigationModel {
  /** The page on the screen; the previous one while the next is loading. */
  readonly shown: ReadonlySignal<ShownPage>;
  /** The page being loaded, once its code is there. */
  readonly coming: ReadonlySignal<{ readonly address: string; readonly page: Page } | undefined>;
  /** Whether the page on the screen is being loaded again. */
  readonly isReloading: ReadonlySignal<boolean>;
  /** The last page that couldn't be opened, until the visitor navigates or dismisses it. */
  readonly unopened: ReadonlySignal<UnopenedPage | undefined>;
  /**
   * Wraps the router's navigations: new history entries get a name, replaced ones keep theirs, and a link to the current
   * page reloads it, as browsers do and as the spec requires of menu and logo (spec §2). Offline, a reload would lose the
   * page, so the visitor stays.
   */
  readonly aroundNav: AroundNavHandler;
  /** Loads the page of the browser's address, unless it is on the screen. */
  open(address: string): void;
  /** Loads the page of the current address again. */
  reload(): void;
  /** Call once a page is on the screen: a moment later the visitor may have gone back to another entry. */
  keep(page: ShownPage, address: string): void;
  /** Follows Back and Forward until the returned function is called, which also ends a visit. */
  start(): () => void;
}

interface NavigationOptions {
  /** The page of the first address. */
  first: ShownPage;
  context: Fetching;
  /** Browser only. */
  places: Places | undefined;
}

const isCurrentAddress = (address: string): boolean =>
  new URL(address, window.location.href).href === window.location.href;

/** Loads the page of each address the browser navigates to: `first`, then that of the current address. */
export function createNavigation({ first, context, places }: NavigationOptions): NavigationModel {
  const { loadedAddress } = context.routes;
  const shown = signal<ShownPage>({ ...first, address: loadedAddress(first.address) });
  const coming = signal<{ address: string; page: Page }>();
  const isReloading = signal(false);
  const unopened = signal<UnopenedPage & { stayedAt: string }>();
  let current = first.address;
  /** Address of the page on the screen, as the browser shows it. */
  let keptAddress = first.address;
  /** Whether Back or Forward led to the current history entry. */
  let isOlderEntry = false;
  let endVisit = () => {};

  /** @param stayedAt as returned by `loadedAddress` */
  const fail = (wanted: string, stayedAt: string) => {
    unopened.value = {
      stayedAt,
      retry: () => navigate(wanted),
      dismiss: () => {
        unopened.value = undefined;
      },
    };
  };

  const aroundNav: AroundNavHandler = (go, address, options = {}) => {
    if (options.replace) go(address, { ...options, state: window.history.state });
    else if (!isCurrentAddress(address)) go(address, { ...options, state: newHistoryEntry() });
    else if (navigator.onLine) revisit();
    else {
      const here = addressOf(window.location);
      fail(here, loadedAddress(here));
    }
  };
  const navigate = (address: string, options?: { replace: boolean }) =>
    aroundNav(navigateBrowser, address, options);

  const stay = (wanted: string) => {
    // An entry that Back or Forward led to belongs to its own page, which may open later.
    navigate(keptAddress, { replace: !isOlderEntry });
    fail(wanted, shown.peek().address);
  };

  const visit = (address: string) => {
    const wanted = loadedAddress(address);
    endVisit = startVisit({
      address,
      kept: isReloading.peek() ? undefined : places?.pageOf(wanted),
      context,
      onCode(page) {
        coming.value = { address: wanted, page };
      },
      onPage(page) {
        batch(() => {
          shown.value = page;
          isReloading.value = false;
        });
      },
      onMissing: () => navigate(NOT_FOUND_PATH, { replace: true }),
      onUnreachable() {
        if (isReloading.peek()) isReloading.value = false;
        else stay(address);
      },
    });
  };

  return {
    shown,
    coming,
    isReloading,
    unopened,
    aroundNav,
    open(address) {
      endVisit();
      current = address;
      const wanted = loadedAddress(address);
      if (unopened.peek()?.stayedAt !== wanted) unopened.value = undefined;
      if (shown.peek().address !== wanted || isReloading.peek()) visit(address);
    },
    reload() {
      endVisit();
      isReloading.value = true;
      visit(current);
    },
    keep(page, address) {
      places?.keepPage(page);
      keptAddress = address;
    },
    start() {
      const end = new AbortController();
      const note = ({ type }: Event) => {
        isOlderEntry = type === 'popstate';
      };
      // The router dispatches the second one.
      for (const type of ['popstate', 'pushState'])
        window.addEventListener(type, note, { signal: end.signal });
      return () => {
        end.abort();
        endVisit();
      };
    },
  };
}
