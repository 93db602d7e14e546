import { memo } from 'react';
import { LateHydration } from '../ui/late-hydration';
import { laterPart } from '../ui/later-part';
import type { OtherProductListsProps } from './other-products/OtherProductLists';
import type { SpecificationProps } from './Specification';

const specification = laterPart<SpecificationProps>(
  async () => (await import('./further-down')).Specification,
);
const otherProducts = laterPart<OtherProductListsProps>(
  async () => (await import('./further-down')).OtherProductLists,
);

/** Fetches the code of what is further down a product's page: rendered after that, the page is there as a whole. */
export const loadProductDetail = (): Promise<unknown> =>
  Promise.all([specification.load(), otherProducts.load()]);

/** What is below the first view of a product's page. Apart from what is chosen above: see `LateHydration`. */
export const FurtherDown = memo(function FurtherDown({
  others,
  ...props
}: SpecificationProps & OtherProductListsProps) {
  return (
    <>
      <LateHydration>
        <specification.Part {...props} />
      </LateHydration>
      <LateHydration>
        <otherProducts.Part product={props.product} others={others} />
      </LateHydration>
    </>
  );
});
