import type { LoadContext, Loaded } from '../../navigation/page/define-page';

export interface EmbedData {
  /** Public origin of the shop. */
  shopUrl: string;
  /** Code of the product shown initially. */
  code: string;
}

export async function loadEmbed({ client, origin, signal }: LoadContext): Promise<Loaded<EmbedData>> {
  const { results } = await client.items.list({ limit: 1 }, { signal });
  return { status: 200, data: { shopUrl: origin, code: results[0]?.code ?? '' } };
}
