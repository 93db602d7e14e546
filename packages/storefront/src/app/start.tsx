import { isLocale } from '@diwan/sdk/commerce';
import { createStores } from '@diwan/widgets';
import { createLazyClient } from '@diwan/widgets/internal';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadTexts } from '../data/texts';
import { addressOf } from '../navigation/addresses';
import { createPlaces } from '../navigation/history/places';
import { readPageState } from '../navigation/page/page-state';
import { prefetchCode } from '../navigation/prefetch-code';
import { nextTurn } from '../navigation/when-idle';
import { FIRST_PARTS, preloadLayoutParts } from '../own-code/layout-parts';
import { ownSectionTypes } from '../own-code/own-sections';
import { storeLanguageOfAddress } from '../visit/language';
import { readStaffToken, storeStaffTokenOfAddress } from '../visit/staff-token';
import { App } from './App';
import { routes } from './routes';

/**
 * Hydrates the server's document with the same page, data and language. Split into tasks, so that input is handled in
 * between.
 */
export async function start(): Promise<void> {
  const { name, status, data, shell, config } = readPageState(document);
  const { lang } = document.documentElement;
  const root = document.getElementById('root');
  if (!isLocale(lang) || !root) throw new Error('Not a page of the storefront.');

  const [page] = await Promise.all([routes.importPage(name), preloadLayoutParts(FIRST_PARTS)]);
  await nextTurn();
  const i18n = await loadTexts(lang, page, shell);
  await nextTurn();
  storeLanguageOfAddress();
  storeStaffTokenOfAddress(() => window.confirm(i18n.t('layout:maintenance.replace_staff_token')));
  const client = createLazyClient({
    baseUrl: config.apiBaseUrl,
    locale: lang,
    token: readStaffToken,
    sectionTypes: ownSectionTypes,
  });
  const stores = createStores({ client });
  const { title } = document;
  const first = { name, page, status, data, i18n, title, address: addressOf(window.location) };

  await nextTurn();
  // A transition makes hydration interruptible.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App first={first} shell={shell} client={client} stores={stores} places={createPlaces(window)} />
      </StrictMode>,
    );
  });
  prefetchCode();
}
