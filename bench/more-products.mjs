/**
 * A catalogue with copies of its products, each with its own images.
 * @param {any} catalogue @param {number} count how many products it gets
 */
export function withMoreProducts(catalogue, count) {
  const document = structuredClone(catalogue);
  /** @type {{ is_set?: boolean, images?: object[], name_en: string, name_ar: string }[]} */
  const originals = document.products.filter((/** @type {{ is_set?: boolean }} */ { is_set }) => !is_set);
  let image = 1_000_000;
  for (let n = document.products.length; n < count; n += 1) {
    const original = originals[n % originals.length];
    if (!original) throw new Error('the catalogue has no products');
    const name_en = `${original.name_en} ${n}`;
    const name_ar = `${original.name_ar} ${n}`;
    document.products.push({
      ...original,
      id: 10_000 + n,
      code: `G${n}`,
      name_en,
      name_ar,
      related_ids: [],
      // Texts of another product's pictures would be warned of.
      images: original.images?.map((one, index) => ({
        ...one,
        id: image++,
        alt: `${name_en} from side ${index}`,
        alt_ar: `${name_ar} من الجهة ${index}`,
      })),
    });
  }
  return document;
}
