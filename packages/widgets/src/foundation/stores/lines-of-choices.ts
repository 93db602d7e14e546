import { type Client, NotFoundError } from '@diwan/sdk';
import {
  type BasketLines,
  type BasketProduct,
  basketProduct,
  type LineChoice,
  lineCustomization,
  lineId,
  mergeBaskets,
  type PurchaseMode,
  purchaseMode,
  wireCustomization,
} from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { listProducts } from './fresh-products';

/** Lines found for a basket that was created elsewhere. */
export interface FoundLines {
  readonly lines: BasketLines;
  /** Ids of products the shop no longer has, once per line. */
  readonly gone: readonly number[];
  /** Products that no longer belong in this kind of basket. */
  readonly misplaced: readonly BasketProduct[];
  /** Products in `lines` with a choice the shop no longer offers. */
  readonly changed: readonly BasketProduct[];
}

/** The full product with its available choices; undefined if the shop no longer has it. */
async function findProduct(client: Pick<Client, 'items'>, id: number): Promise<Product | undefined> {
  try {
    return await client.items.get(id);
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

async function findProducts(client: Pick<Client, 'items'>, choices: readonly LineChoice[]) {
  const idsOf = (some: readonly LineChoice[]) => [...new Set(some.map(({ item_id }) => item_id))];
  const customizedIds = idsOf(choices.filter(({ customization }) => customization));
  const otherIds = idsOf(choices.filter(({ customization }) => !customization));
  const [inFull, listed] = await Promise.all([
    Promise.all(customizedIds.map((id) => findProduct(client, id))),
    listProducts(client, otherIds),
  ]);
  return {
    customizable: new Map(inFull.flatMap((product) => (product ? [[product.id, product] as const] : []))),
    listed: new Map(listed.map((product) => [product.id, product])),
  };
}

/** Whether all choices are still offered. */
function isOfferedInFull(
  chosen: NonNullable<LineChoice['customization']>,
  offered: NonNullable<LineChoice['customization']>,
): boolean {
  const fabrics = new Set(offered.fabric_ids);
  return (
    chosen.color_id === offered.color_id &&
    chosen.width === offered.width &&
    (chosen.fabric_ids ?? []).every((id) => fabrics.has(id))
  );
}

/**
 * Creates lines from choices made elsewhere. Names, prices, images and available choices are the shop's current ones;
 * nothing else is taken from the source.
 * @throws DiwanError if the products can't be fetched
 */
export async function linesOfChoices({
  client,
  kind,
  choices,
}: {
  client: Pick<Client, 'items'>;
  kind: PurchaseMode;
  choices: readonly LineChoice[];
}): Promise<FoundLines> {
  const { customizable, listed } = await findProducts(client, choices);
  let lines: BasketLines = [];
  const gone: number[] = [];
  const misplaced: BasketProduct[] = [];
  const changed: BasketProduct[] = [];

  for (const { item_id, quantity, customization: chosen } of choices) {
    const inFull = chosen ? customizable.get(item_id) : undefined;
    const product = inFull ? basketProduct(inFull) : listed.get(item_id);
    if (!product || (chosen && !inFull)) {
      gone.push(item_id);
      continue;
    }
    const customization = chosen && inFull ? lineCustomization({ product: inFull, choices: chosen }) : null;
    const pictured = inFull ? basketProduct(inFull, customization) : product;
    if (kind === 'cart' && purchaseMode({ product, isCustomized: customization !== null }) !== kind) {
      misplaced.push(product);
      continue;
    }
    const offered = customization ? wireCustomization(customization) : {};
    if (chosen && !isOfferedInFull(chosen, offered)) changed.push(product);
    const line = { id: lineId(item_id, customization), product: pictured, quantity, customization };
    lines = mergeBaskets(lines, [line]);
  }
  return { lines, gone, misplaced, changed };
}
