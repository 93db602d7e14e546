import { typedCode } from '@diwan/sdk/commerce';
import { MAX_TYPED_CODE } from '@diwan/sdk/contract';
import { useI18n } from '@diwan/widgets';
import { container, text } from '@diwan/widgets/styles';
import { Button, Loader } from '@diwan/widgets/ui';
import { useEffect } from 'react';
import { BrandMark } from '../../layout/brand/BrandMark';
import { definePage, type LoadContext, type Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';
import * as notFoundScreenStyles from '../_shared/Screen.css';
import * as styles from './page.css';
import { withVisitorsQuery } from './with-visitors-query';

interface RedirectData {
  /** The slug with dashes as spaces, shown while waiting (spec §2). */
  name: string;
  /** Target of the link; null when the link doesn't exist. */
  url: string | null;
}

const isWebAddress = (url: string): boolean => ['http:', 'https:'].includes(new URL(url).protocol);

/** The API resolves paths against the origin it was called at, which visitors may not be able to reach. */
function visitorsAddress(
  url: string,
  { origin, apiOrigin }: Pick<LoadContext, 'origin' | 'apiOrigin'>,
): string {
  const { origin: own, pathname, search, hash } = new URL(url);
  return own === apiOrigin ? origin + pathname + search + hash : url;
}

/**
 * Loads the target of a short link. Only http(s) URLs are followed; any other target counts as missing. A failed request
 * shows the same sentence (spec §8), with a status that nothing stores.
 */
async function loadRedirect(context: LoadContext): Promise<Loaded<RedirectData>> {
  const { client, params, signal } = context;
  const slug = typedCode((params.slug ?? '').slice(0, MAX_TYPED_CODE));
  const name = slug.replaceAll('-', ' ');
  const missing: Loaded<RedirectData> = { status: 404, data: { name, url: null } };
  try {
    const url = await client.redirects.get(slug, { signal });
    return isWebAddress(url) ? { status: 200, data: { name, url: visitorsAddress(url, context) } } : missing;
  } catch (error) {
    const failure = loadFailure(error);
    if (failure === 'missing') return missing;
    if (failure === 'outage') return { ...missing, status: 503 };
    throw error;
  }
}

/** Redirects to the target of a short link (spec §2 «Redirect /ba/{slug}»). */
function RedirectPage({ data: { name, url } }: { data: RedirectData }) {
  const { t } = useI18n();

  useEffect(() => {
    // The page is the same for all campaigns, so it doesn't know the query.
    if (url) window.location.replace(withVisitorsQuery(url, window.location.search));
  }, [url]);

  if (!url) {
    return (
      <div className={`${container} ${notFoundScreenStyles.screen}`}>
        <BrandMark className={notFoundScreenStyles.arch} />
        <h1 className={text.h1}>{t('screens:redirect.not_found')}</h1>
        <p className={notFoundScreenStyles.hint}>{t('screens:redirect.hint')}</p>
        <Button href="/">{t('common:back_home')}</Button>
      </div>
    );
  }
  return (
    <div className={`${container} ${notFoundScreenStyles.screen}`}>
      <Loader />
      <h1 className={text.h2}>{t('screens:redirect.waiting', { name })}</h1>
      <a className={styles.manual} href={url} rel="noopener">
        <bdi dir="ltr" translate="no">
          {url}
        </bdi>
      </a>
    </div>
  );
}

export default definePage<RedirectData>({
  layout: 'bare',
  namespaces: ['screens'],
  load: loadRedirect,
  head: ({ name }) => ({ name, isPrivate: true }),
  component: RedirectPage,
});
