import { localized } from '@diwan/sdk/commerce';
import {
  comparedCodes,
  DOOR,
  type DrawnToScale,
  drawnToScale,
  MAX_COMPARED,
} from '@diwan/sdk/commerce/comparison';
import type { Product, ProductSummary } from '@diwan/sdk/contract';
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useClient, useDiwan } from '../../../foundation/provider';
import { useLoaded } from '../../../foundation/requests/use-loaded';
import { visuallyHidden } from '../../../foundation/theme/a11y.css';
import { container, notPrinted } from '../../../foundation/theme/patterns.css';
import { text } from '../../../foundation/theme/text.css';
import { useAnnounce } from '../../../foundation/ui/Announcer';
import { Button } from '../../../foundation/ui/Button';
import { classNames } from '../../../foundation/ui/class-names';
import { Dialog } from '../../../foundation/ui/dialog/Dialog';
import { Icon } from '../../../foundation/ui/Icon';
import { plusIcon } from '../../../foundation/ui/icons';
import { RetryNotice } from '../../../foundation/ui/RetryNotice';
import { revealFocused } from '../../../foundation/ui/reveal-focused';
import { useFocusFallback } from '../../../foundation/ui/use-focus-fallback';
import { AddPiece } from './AddPiece';
import * as styles from './Compare.css';
import { CompareTable } from './CompareTable';
import { OFFERED, offeredPieces } from './offered-pieces';
import { Stage } from './Stage';
import { seenPieces } from './seen-pieces';
import { type FetchedPieces, useCompared } from './use-compared';
import { comparisonTitle, useDrawingInWords } from './use-comparison-words';
import { useHiddenColumns } from './use-hidden-columns';

export interface CompareProps extends FetchedPieces {
  /** Codes of the pieces, in their order; the first four are compared. What the shop doesn't sell is left out and named. */
  items: readonly string[];
  /** Called with all codes when the visitor adds or removes a piece, for example to keep them in the URL. */
  onItemsChange?: ((items: string[]) => void) | undefined;
  /** Address of the comparison of some codes: pieces are then added and removed by links, which also work without scripts. */
  hrefOf?: ((items: readonly string[]) => string) | undefined;
  /** Called with the title, such as "Compare three sofas", whenever it changes. */
  onTitle?: ((title: string) => void) | undefined;
  /** `1` if it is the page's main content. */
  headingLevel?: 1 | 2 | 3;
  /** The products of `items`, if a server has fetched them. */
  products?: readonly Product[] | undefined;
  /** Those of `items` that the server found nothing for. */
  missing?: readonly string[] | undefined;
  /** Pieces to offer, if a server has fetched them; by default those of the first one's category. */
  offered?: readonly ProductSummary[] | undefined;
}

const noProducts: readonly ProductSummary[] = [];

/** The visitor's own changes, until `items` changes. */
function useItems({ items, onItemsChange }: Pick<CompareProps, 'items' | 'onItemsChange'>) {
  const given = items.join();
  const [own, setOwn] = useState({ given, items });
  return {
    ...comparedCodes((own.given === given ? own.items : items).join()),
    change: (next: string[]) => {
      // Who keeps the codes passes them on, also to undo a change.
      if (onItemsChange) onItemsChange(next);
      else setOwn({ given, items: next });
    },
  };
}

/** Announces a piece that came or went, once its name is known. */
function useAnnouncedChange(products: readonly Product[], isLoading: boolean): void {
  const { t, locale } = useI18n();
  const announce = useAnnounce();
  const before = useRef<readonly Product[]>(undefined);
  useEffect(() => {
    if (isLoading) return;
    const { current: earlier } = before;
    before.current = products;
    if (!earlier) return;
    const count = products.length;
    const added = products.filter(({ id }) => !earlier.some((other) => other.id === id));
    const removed = earlier.filter(({ id }) => !products.some((other) => other.id === id));
    const nameOf = (product: Product) => localized(product, 'name', locale);
    if (added.length === 1 && added[0]) announce(t('compare:added', { name: nameOf(added[0]), count }));
    else if (removed.length === 1 && removed[0] && added.length === 0)
      announce(t('compare:removed', { name: nameOf(removed[0]), count }));
  });
}

/** Pieces to offer: like the first one, or where there is none, those seen lately. */
function useOffered(
  first: Product | undefined,
  isEmpty: boolean,
  given: readonly ProductSummary[] | undefined,
): readonly ProductSummary[] {
  const { items } = useClient('items');
  const { storage } = useDiwan().stores;
  const load = useCallback(
    (signal: AbortSignal) =>
      first ? offeredPieces(items, first, { signal }) : seenPieces(items, storage, { signal }),
    [items, storage, first],
  );
  const isLoaded = isEmpty || (first !== undefined && !given);
  const loaded = useLoaded(isLoaded ? load : undefined);
  if (first && given) return given;
  return isLoaded && loaded.status === 'ready' ? loaded.value : noProducts;
}

/** Width of a piece that is loading, in cm. */
const USUAL_WIDTH = 230;

/** What the styles divide the available width by. */
const measures = ({ widest, total, tallest }: DrawnToScale, count: number, loading: number) =>
  ({
    '--count': count,
    '--widest': Math.max(widest, loading > 0 ? USUAL_WIDTH : 0),
    '--total': total + USUAL_WIDTH * loading,
    '--tallest': tallest,
  }) as CSSProperties;

/** Two to four pieces side by side: drawn to one scale beside a door, and what differs in a table. */
export function Compare(props: CompareProps) {
  const { hrefOf, onTitle, headingLevel = 2 } = props;
  const { t } = useI18n();
  const { paths } = useDiwan();
  const { codes, unreadable, change } = useItems(props);
  const compared = useCompared(codes, props);
  const { pieces } = compared;
  const products = pieces.flatMap(({ product }) => product ?? []);
  const isLoading = products.length < pieces.length;
  const title = comparisonTitle(products, t);
  const drawing = drawnToScale(products);
  const inWords = useDrawingInWords();
  const scroller = useRef<HTMLDivElement>(null);
  const hidden = useHiddenColumns(scroller, `${pieces.map(({ code }) => code)} ${isLoading}`);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isEmpty = pieces.length === 0 && compared.error === undefined;
  const offered = useOffered(products[0], isEmpty, props.offered);
  useAnnouncedChange(products, isLoading);
  useEffect(() => onTitle?.(title), [onTitle, title]);

  // The pressed control is gone: after a removal the next column's takes the focus, after an addition the search. The fourth
  // piece takes the search's place: the title takes the focus, for the last ✕ would remove another piece.
  const removedAt = useRef<number>(undefined);
  const region = useFocusFallback<HTMLElement>((element) => {
    const removes = [...element.querySelectorAll<HTMLElement>('[data-remove]')];
    const search = element.querySelector<HTMLElement>('input[type=search]');
    const { current: place } = removedAt;
    const last = removes.at(-1);
    const title = element.querySelector<HTMLElement>('[data-title]');
    return (place === undefined ? search : (removes[place] ?? last ?? search)) ?? title;
  });

  const shownCodes = pieces.map(({ code, product }) => product?.code ?? code);
  const without = (code: string) => shownCodes.filter((_, place) => pieces[place]?.code !== code);
  const withMore = ({ code }: ProductSummary) => [...shownCodes, code];
  const hasRoom = pieces.length < MAX_COMPARED;
  const missing = [...compared.missing, ...unreadable];
  const isThere = ({ id }: ProductSummary) => products.some((product) => product.id === id);
  const finder = (
    <AddPiece
      offered={isEmpty ? offered : offered.filter((product) => !isThere(product)).slice(0, OFFERED)}
      offer={t(isEmpty ? 'compare:seen' : 'product:similar')}
      isThere={isThere}
      isNeeded={pieces.length === 1}
      hrefWith={hrefOf && ((product) => hrefOf(withMore(product)))}
      onAdd={(product) => {
        setSheetOpen(false);
        removedAt.current = undefined;
        change(withMore(product));
      }}
    />
  );
  const Heading = `h${headingLevel}` as const;
  const isDrawn = drawing.widest > 0 || isLoading;
  const failure = compared.error !== undefined && (
    <RetryNotice className={styles.failure} retryLabel={t('common:retry')} onRetry={compared.retry}>
      {compared.error}
    </RetryNotice>
  );

  return (
    <div className={container}>
      <section ref={region} className={styles.comparison} aria-busy={isLoading}>
        <div
          className={styles.measured}
          style={measures(drawing, pieces.length, pieces.length - products.length)}
        >
          <Heading className={text.h1} tabIndex={-1} data-title="">
            {title}
          </Heading>
          {isDrawn && pieces.length > 0 && <p className={styles.scale}>{t('compare:scale', DOOR)}</p>}
          {missing.length > 0 && (
            <p className={styles.missing} role="status">
              {t('compare:missing', { codes: missing.join(', ') })}
            </p>
          )}
          {failure}
          {pieces.length > 0 && (
            <>
              {isDrawn && (
                <>
                  <p className={visuallyHidden}>{inWords(products, drawing)}</p>
                  <Stage
                    lines={drawing.lines}
                    pieces={pieces.map(
                      ({ product }) => (product && drawing.pieces[products.indexOf(product)]) ?? null,
                    )}
                    hidden={hidden}
                    columns={scroller}
                  />
                </>
              )}
              <section
                ref={scroller}
                className={styles.scroller}
                // What is hidden is named as such, and the keyboard scrolls it.
                aria-label={hidden.size > 0 ? t('compare:table') : undefined}
                tabIndex={hidden.size > 0 ? 0 : -1}
                onFocus={revealFocused}
              >
                <div className={styles.columns}>
                  <CompareTable
                    caption={title}
                    pieces={pieces}
                    hrefWithout={hrefOf && ((code) => hrefOf(without(code)))}
                    onRemove={(code) => {
                      removedAt.current = pieces.findIndex((piece) => piece.code === code);
                      change(without(code));
                    }}
                  />
                  {hasRoom && (
                    <>
                      <div className={classNames(styles.finder, notPrinted)}>
                        <p className={styles.finderTitle}>{t('compare:add')}</p>
                        {finder}
                      </div>
                      <button
                        type="button"
                        className={classNames(styles.tile, notPrinted)}
                        aria-haspopup="dialog"
                        onClick={() => setSheetOpen(true)}
                      >
                        <Icon shape={plusIcon} />
                        {t('compare:add')}
                      </button>
                    </>
                  )}
                </div>
              </section>
            </>
          )}
          {isEmpty && (
            <div className={styles.none}>
              <p className={styles.finderTitle}>{t('compare:add')}</p>
              {finder}
              <Button variant="link" href={paths.products}>
                {t('product:all_products')}
              </Button>
            </div>
          )}
          <Dialog
            open={isSheetOpen}
            onClose={() => setSheetOpen(false)}
            title={t('compare:add')}
            closeLabel={t('common:close')}
            variant="sheet"
            opener={scroller}
          >
            {finder}
          </Dialog>
        </div>
      </section>
    </div>
  );
}
