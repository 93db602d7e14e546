import { type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  CUSTOM_CARDS_SLOT,
  cardsIn,
  listIn,
  templateOf,
} from '../../features/catalogue/custom-card/card-list';
import { FilterableGrid, type FilterableProps } from '../../features/catalogue/grid/ProductGrid';
import type { ProductListOptions } from '../../features/catalogue/grid/use-product-list';
import { lazyWithPreload } from '../../foundation/ui/deferred/lazy-with-preload';
import { useHostElement } from '../runtime/host-element';

/** Cards in the page's own markup; fetched where there is a template. */
export const CustomCards = lazyWithPreload(() => import('./ElementCustomCards'));

/** The template between the tags, also one that the page's parser reaches later. */
function useTemplate(host: Element | undefined): HTMLTemplateElement | undefined {
  const [template, setTemplate] = useState(() => host && templateOf(host));
  useEffect(() => {
    if (!host || template) return;
    const observer = new MutationObserver(() => setTemplate(templateOf(host)));
    observer.observe(host, { childList: true });
    return () => observer.disconnect();
  }, [host, template]);
  return template;
}

/** The products of a grid: as our cards, or in the page's own markup. */
export function ElementProductGrid(options: Omit<ProductListOptions, 'filter'> & FilterableProps): ReactNode {
  const host = useHostElement();
  const template = useTemplate(host);
  // By the page's server.
  const [isCovered, setIsCovered] = useState(() => host !== undefined && cardsIn(listIn(host)).size > 0);
  if (!host || !template) return <FilterableGrid {...options} />;
  return (
    <FilterableGrid
      {...options}
      isCovered={isCovered}
      renderList={(list) => (
        <Suspense fallback={isCovered && <slot name={CUSTOM_CARDS_SLOT} />}>
          <CustomCards
            host={host}
            template={template}
            isCovered={isCovered}
            onShown={() => setIsCovered(false)}
            {...list}
          />
        </Suspense>
      )}
    />
  );
}
