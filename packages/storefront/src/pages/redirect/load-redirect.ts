import { typedCode } from '@diwan/sdk/commerce';
import { MAX_TYPED_CODE } from '@diwan/sdk/contract';
import type { LoadContext, Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';

export interface RedirectData {
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
export async function loadRedirect(context: LoadContext): Promise<Loaded<RedirectData>> {
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
