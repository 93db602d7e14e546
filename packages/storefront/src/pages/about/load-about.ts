import type { About, Partner } from '@diwan/sdk/contract';
import type { LoadContext, Loaded } from '../../navigation/page/define-page';

const MAX_PARTNERS = 24;

export interface AboutData {
  /** Null if the shop has no about text or it couldn't be fetched. */
  about: About | null;
  partners: readonly Partner[];
}

/** Loads the shop's text and partners; the page works without them. */
export async function loadAbout({ client, signal }: LoadContext): Promise<Loaded<AboutData>> {
  const [about, partners] = await Promise.all([
    client.settings.get(['about'], { signal }).then(
      (settings) => settings.about ?? null,
      () => null,
    ),
    client.partners.list({ limit: MAX_PARTNERS }, { signal }).then(
      ({ results }) => results,
      () => [],
    ),
  ]);
  return { status: 200, data: { about, partners } };
}
