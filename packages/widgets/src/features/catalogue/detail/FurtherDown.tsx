import { memo } from 'react';
import { LateHydration } from '../../../foundation/ui/late-hydration';
import { laterPart } from '../../../foundation/ui/later-part';
import type { OtherProductListsProps } from './other-products/OtherProductLists';
import type { SpecificationProps } from './Specification';
import type { SetPiecesProps } from './set-pieces/SetPieces';

const setPieces = laterPart<SetPiecesProps>(async () => (await import('./further-down')).SetPieces);
const specification = laterPart<SpecificationProps>(
  async () => (await import('./further-down')).Specification,
);
const otherProducts = laterPart<OtherProductListsProps>(
  async () => (await import('./further-down')).OtherProductLists,
);

/** Loads the code of the lower part of a product's page; await it before rendering to render the page as a whole. */
export const loadProductDetail = (): Promise<unknown> =>
  Promise.all([setPieces.load(), specification.load(), otherProducts.load()]);

/** The part of a product's page below the first view. Independent of the choices above it: see `LateHydration`. */
export const FurtherDown = memo(function FurtherDown({
  others,
  addition,
  ...props
}: SpecificationProps & OtherProductListsProps & Pick<SetPiecesProps, 'addition'>) {
  const { product } = props;
  return (
    <>
      {product.is_set && product.set_items.length > 0 && (
        <LateHydration>
          <setPieces.Part set={product} addition={addition} />
        </LateHydration>
      )}
      <LateHydration>
        <specification.Part {...props} />
      </LateHydration>
      <LateHydration>
        <otherProducts.Part product={product} others={others} />
      </LateHydration>
    </>
  );
});
