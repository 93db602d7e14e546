import type { MarkupCache } from '@diwan/widgets/internal';
import { LRUCache } from 'lru-cache';

/** Marks that `CachedMarkup` renders before a part, and after one that isn't cached yet. */
const MARK = '<template data-cached="';
const MARK_END = '"></template>';
const END = 'end';

/** One variant of a part; the cache key of its markup. */
interface Variant {
  variants: Map<string, Variant>;
  name: string;
}

type CachedParts = LRUCache<Variant, Buffer>;

/** About a thousand product pages. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Evicts the least recently used markup. */
const createCachedParts = (maxSize: number): CachedParts =>
  new LRUCache({
    maxSize,
    sizeCalculation: (markup, { name }) => markup.length + name.length + 1,
    dispose: (_markup, { variants, name }, reason) => reason === 'evict' && variants.delete(name),
  });

/** A part in a page, with its markup if cached. */
interface Place {
  variant: Variant;
  markup: Buffer | undefined;
}

/** One rendering of a page. */
export interface CachedRendering {
  cache: MarkupCache;
  /** Replaces marks with cached parts, and caches the others. */
  fill: (markup: string) => Buffer<ArrayBuffer>;
}

export interface MarkupStore {
  /** Call it for each rendering, which must be synchronous until `fill`. */
  begin: () => CachedRendering;
}

/**
 * Caches the markup of parts shared by many pages, while their data is in memory and within the size limit. Stores
 * encoded bytes, because joining and encoding long strings takes longer than rendering the rest of the page. For one
 * language and one version of the shop's settings.
 */
function createMarkupStore(cached: CachedParts): MarkupStore {
  const variantsOf = new WeakMap<object, Map<string, Variant>>();

  const variantOf = (data: object, name: string): Variant => {
    const variants = variantsOf.get(data) ?? new Map<string, Variant>();
    variantsOf.set(data, variants);
    const variant = variants.get(name) ?? { variants, name };
    variants.set(name, variant);
    return variant;
  };

  const begin = (): CachedRendering => {
    const places: Place[] = [];

    function fill(markup: string): Buffer<ArrayBuffer> {
      /** Stack of the page and the parts being read, innermost last. */
      const open: { parts: Buffer[]; place?: Place }[] = [{ parts: [] }];
      const write = (part: Buffer) => open.at(-1)?.parts.push(part);
      let from = 0;
      for (let mark = markup.indexOf(MARK); mark >= 0; mark = markup.indexOf(MARK, from)) {
        write(Buffer.from(markup.slice(from, mark)));
        const nameEnd = markup.indexOf(MARK_END, mark);
        const name = markup.slice(mark + MARK.length, nameEnd);
        from = nameEnd + MARK_END.length;
        if (name === END) {
          const { parts, place } = open.pop() ?? { parts: [] };
          const part = Buffer.concat(parts);
          if (place) cached.set(place.variant, part);
          write(part);
          continue;
        }
        const place = places[Number(name)];
        if (place?.markup !== undefined) write(place.markup);
        else if (place) open.push({ parts: [], place });
      }
      write(Buffer.from(markup.slice(from)));
      return Buffer.concat(open[0]?.parts ?? []);
    }

    return {
      cache: {
        place(of, name) {
          const variant = variantOf(of, name);
          const markup = cached.get(variant);
          const number = places.push({ variant, markup }) - 1;
          return { number, isCached: markup !== undefined };
        },
      },
      fill,
    };
  };
  return { begin };
}

/** Returns the store for a language and the shop's current settings; it is garbage-collected with the settings. */
export function createMarkupStores(
  maxBytes = MAX_BYTES,
): (settings: object, language: string) => MarkupStore {
  const cached = createCachedParts(maxBytes);
  const stores = new WeakMap<object, Map<string, MarkupStore>>();
  return (settings, language) => {
    const ofSettings = stores.get(settings) ?? new Map<string, MarkupStore>();
    stores.set(settings, ofSettings);
    const store = ofSettings.get(language) ?? createMarkupStore(cached);
    ofSettings.set(language, store);
    return store;
  };
}
