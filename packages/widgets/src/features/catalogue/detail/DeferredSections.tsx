import { deferred } from '../../../foundation/ui/deferred/deferred-part';
import type { OtherProductListsProps } from './other-products/OtherProductLists';
import { type OtherProducts, useOtherProducts } from './other-products/use-other-products';
import type { SpecificationProps } from './Specification';
import type { SetPiecesProps } from './set-pieces/SetPieces';

const load = () => import('./product-sections');
const SetPieces = deferred<SetPiecesProps>(async () => ({ default: (await load()).SetPieces }));
const Specification = deferred<SpecificationProps>(async () => ({ default: (await load()).Specification }));
const OtherProductLists = deferred<OtherProductListsProps>(async () => ({
  default: (await load()).OtherProductLists,
}));

/** Loads the code of the lower part of a product's page; await it before rendering to render the page as a whole. */
export const loadProductDetail = (): Promise<unknown> =>
  Promise.all([SetPieces, Specification, OtherProductLists].map(({ preload }) => preload()));

export type DeferredSectionsProps = Omit<SpecificationProps, 'others'> &
  Pick<SetPiecesProps, 'addition'> & {
    /** Set if a server has fetched them. */
    others: OtherProducts | undefined;
  };

/** The part of a product's page below the first view. */
export function DeferredSections({ product, others: given, addition, ...props }: DeferredSectionsProps) {
  const others = useOtherProducts(product, given);
  return (
    <>
      {product.is_set && product.set_items.length > 0 && <SetPieces set={product} addition={addition} />}
      <Specification product={product} others={others} {...props} />
      <OtherProductLists others={others} />
    </>
  );
}
