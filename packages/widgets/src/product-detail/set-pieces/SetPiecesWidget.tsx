import { cardImages, localized } from '@diwan/sdk/commerce';
import type { Product, SetItem } from '@diwan/sdk/contract';
import { useI18n } from '../../i18n';
import { pictureOf, useDiwan } from '../../provider';
import { useSizes } from '../use-sizes';
import { type SetPiece, SetPiecesView } from './SetPiecesView';

const piecesIn = (items: readonly SetItem[]) => items.reduce((count, { quantity }) => count + quantity, 0);

/** What a set consists of. */
export function SetPiecesWidget({ product }: { product: Product }) {
  const { locale, paths } = useDiwan();
  const { t } = useI18n();
  const { whole } = useSizes();

  const pieceOf = ({ id, quantity, item }: SetItem): SetPiece => {
    const [image] = cardImages(item.images);
    return {
      id,
      name: localized(item, 'name', locale),
      quantity: t('product:set.quantity_each', { count: quantity }),
      href: paths.product(item),
      picture: image && pictureOf(image, locale),
      description: localized(item, 'description', locale),
      size: item.dimensions ? whole(item.dimensions) : undefined,
    };
  };

  return (
    <SetPiecesView
      title={t('product:set.title')}
      count={t('product:set.pieces', { count: piecesIn(product.set_items) })}
      pieces={product.set_items.map(pieceOf)}
      labels={{ tabs: t('product:set.tabs_label'), viewPiece: t('product:set.view_piece') }}
    />
  );
}
