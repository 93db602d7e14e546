import { formatNumber } from '@diwan/sdk/commerce';
import type { FacetParameter, ItemFacetsQuery, ItemListQuery } from '@diwan/sdk/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { classNames } from '../../../foundation/ui/class-names';
import { useCloseOnBack } from '../../../foundation/ui/dialog/use-close-on-back';
import { Icon } from '../../../foundation/ui/Icon';
import { InlineError } from '../../../foundation/ui/InlineError';
import { filterIcon } from '../../../foundation/ui/icons';
import { RetryNotice } from '../../../foundation/ui/RetryNotice';
import { useIsOnline } from '../../../foundation/ui/use-is-online';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden';
import { ListToolbar } from '../listing/ListToolbar';
import { FilterChips } from './FilterChips';
import { FilterPopovers } from './FilterPopovers';
import { FilterSheet } from './FilterSheet';
import { type FilterChoice, isUnfiltered, listFilter } from './filter-choice';
import { Loosenings } from './Loosenings';
import { listFacets } from './list-facets';
import * as styles from './ProductFilters.css';
import { useChips } from './use-chips';
import { type FirstFacets, useFacets } from './use-facets';

/** The visitor's choice as a list of products needs it. */
export interface FilteredList {
  /** The choice, as far as the list has it, as the list's parameters. */
  readonly filter: Pick<ItemListQuery, FacetParameter>;
  /** The announcement when the list changes; undefined for the list's own. */
  readonly announcement: string | undefined;
  /** Shown if nothing matches. */
  readonly empty?: ReactNode;
}

export interface ProductFiltersProps {
  /** Parameters that say which list it is. */
  list: ItemFacetsQuery;
  choice: FilterChoice;
  /** Called with another choice; `replaces` where its address takes the place of the current history entry's. */
  onChoose: (choice: FilterChoice, options?: { replaces: boolean }) => void;
  /** Facets as fetched by a server. */
  firstFacets?: FirstFacets | undefined;
  /** Address of a choice, where it is in the address. */
  hrefOf?: ((choice: FilterChoice) => string) | undefined;
  /** Other parameters of the address. */
  kept?: readonly (readonly [name: string, value: string])[];
  /** Identifies the rest of the list's content, for scrolling to its start. */
  listKey?: string;
  isReturn?: boolean | undefined;
  /** The list's heading; on phones the number of products found is beside it, not beside the chips. */
  title?: ReactNode;
  /** Before the filters, such as subcategories. */
  before?: ReactNode;
  /** After the filters: the sort order. */
  after?: ReactNode;
  children: (list: FilteredList) => ReactNode;
}

const facetParameters = ['color', 'fabric', 'price_min', 'price_max', 'width_max', 'type'] as const;

/** Filters above a list of products, and what is chosen of them. Without facets of the backend there is only the list. */
export function ProductFilters({
  list,
  choice: wanted,
  onChoose,
  firstFacets,
  hrefOf,
  kept = [],
  listKey = '',
  isReturn,
  title,
  before,
  after,
  children,
}: ProductFiltersProps) {
  const { t, locale } = useI18n();
  const isOnline = useIsOnline();
  const facets = useFacets(list, wanted, firstFacets);
  const { whole, current, choice } = facets;
  const fixed: readonly FacetParameter[] = facetParameters.filter(
    (parameter) => list[parameter] !== undefined,
  );
  const shown = whole && current ? listFacets({ whole, current, choice, fixed, locale }) : [];
  const chips = useChips(shown, choice);
  const { paths } = useDiwan();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const closeSheet = () => setSheetOpen(false);
  // The history of other sites is theirs.
  useCloseOnBack(isSheetOpen && paths.isInShop, closeSheet);
  const firstFacet = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  /** Of the two only one is shown. */
  const focusFilters = () => {
    for (const { current } of [firstFacet, opener]) current?.focus();
  };
  const controls = { choice, choose: onChoose, isInert: !isOnline, hasCounts: !facets.hasFailed };
  const isFiltered = !isUnfiltered(choice);
  const count = current && whole && facets.isCurrent ? current.total : undefined;
  const countText =
    count === undefined || !whole
      ? ''
      : isFiltered
        ? t('product:filters.shown', { shown: count, count: whole.total })
        : // The list's own words, which aren't announced again.
          t('product:results_count', { count });
  const countOf = (place: string | false) =>
    isFiltered && (
      <span className={classNames(styles.count, place, !countText && !facets.hasFailed && styles.waiting)}>
        {countText}
      </span>
    );
  const notice = !isOnline && <InlineError>{t('errors:failed.offline')}</InlineError>;
  const hasToolbar = shown.length > 0 || before || after;

  return (
    <>
      {title && (
        <div className={styles.titleRow}>
          {title}
          {countOf(styles.onPhones)}
        </div>
      )}
      {hasToolbar && (
        <ListToolbar list={`${listKey} ${JSON.stringify(choice)}`} isReturn={isReturn}>
          <div className={styles.bar}>
            {before}
            <div
              className={classNames(styles.rest, Boolean(before) && shown.length > 0 && styles.afterPills)}
            >
              {shown.length > 0 && (
                <>
                  <FilterPopovers
                    facets={shown}
                    controls={controls}
                    kept={kept}
                    firstRef={firstFacet}
                    notice={notice}
                  />
                  <button
                    ref={opener}
                    type="button"
                    className={styles.opener}
                    aria-haspopup="dialog"
                    onClick={() => setSheetOpen(true)}
                  >
                    <Icon shape={filterIcon} size={20} />
                    {t('product:filters.title')}
                    {chips.length > 0 && (
                      <>
                        <span className={styles.disc} aria-hidden="true">
                          {formatNumber(chips.length, locale)}
                        </span>
                        <VisuallyHidden>{`, ${t('product:filters.chosen', { count: chips.length })}`}</VisuallyHidden>
                      </>
                    )}
                  </button>
                </>
              )}
              {after && <div className={styles.after}>{after}</div>}
            </div>
          </div>
        </ListToolbar>
      )}
      {isFiltered && (
        <FilterChips
          chips={chips}
          hrefOf={hrefOf}
          onChoose={onChoose}
          focusFallback={focusFilters}
          count={countOf(Boolean(title) && styles.onWideScreens)}
        />
      )}
      {facets.hasFailed && whole !== undefined && (
        <RetryNotice className={styles.failure} retryLabel={t('common:retry')} onRetry={facets.retry}>
          {t('product:filters.failed')}
        </RetryNotice>
      )}
      {children({
        filter: listFilter(choice),
        announcement: whole ? (count === 0 ? t('product:filters.empty') : countText) : undefined,
        ...(isFiltered &&
          current && {
            empty: (
              <Loosenings
                loosenings={(facets.isCurrent && current.loosenings) || []}
                chips={chips}
                choice={choice}
                onChoose={(next) => {
                  // The button goes with the empty list.
                  focusFilters();
                  onChoose(next);
                }}
              />
            ),
          }),
      })}
      <FilterSheet
        open={isSheetOpen}
        onClose={closeSheet}
        facets={shown}
        // The sheet's own history entry: `useCloseOnBack` adds the others.
        controls={{ ...controls, choose: (next) => onChoose(next, { replaces: true }) }}
        total={count}
        opener={opener}
        notice={notice}
      />
    </>
  );
}

/** Filters whose choice lives as long as the list is on the page. */
export function GridFilters(props: Omit<ProductFiltersProps, 'choice' | 'onChoose'>) {
  const [choice, setChoice] = useState<FilterChoice>({});
  return <ProductFilters {...props} choice={choice} onChoose={setChoice} />;
}
