import { loadFailure } from '../../routing/load-failure';
import type { LoadContext, Loaded } from '../../routing/page';

export interface RedirectData {
  /** The slug with dashes as spaces, shown while waiting (spec §2). */
  name: string;
  /** Where the link leads; null when the link doesn't exist. */
  url: string | null;
}

const isWebAddress = (url: string): boolean => ['http:', 'https:'].includes(new URL(url).protocol);

/** Where a short link leads. Only web addresses are followed: a link of another kind is as good as none. */
export async function loadRedirect({ client, params, signal }: LoadContext): Promise<Loaded<RedirectData>> {
  const slug = params.slug ?? '';
  const name = slug.replaceAll('-', ' ');
  const missing: Loaded<RedirectData> = { status: 404, data: { name, url: null } };
  try {
    const url = await client.redirects.get(slug, { signal });
    return isWebAddress(url) ? { status: 200, data: { name, url } } : missing;
  } catch (error) {
    if (loadFailure(error) === 'missing') return missing;
    throw error;
  }
}
