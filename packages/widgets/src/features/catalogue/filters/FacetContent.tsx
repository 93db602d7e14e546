import { FacetOptions } from './FacetOptions';
import { PriceRange, WidthRange } from './FacetRange';
import type { FilterControls } from './filter-controls';
import type { Facet } from './list-facets';

/** The controls of one facet, in a popover or a section of the sheet. */
export function FacetContent({
  facet,
  controls,
  inColumns = false,
}: {
  facet: Facet;
  controls: FilterControls;
  inColumns?: boolean;
}) {
  if ('groups' in facet)
    return (
      <FacetOptions
        groups={facet.groups}
        controls={controls}
        inColumns={inColumns && facet.name === 'colour'}
      />
    );
  const Range = facet.name === 'price' ? PriceRange : WidthRange;
  return <Range range={facet.range} controls={controls} />;
}
