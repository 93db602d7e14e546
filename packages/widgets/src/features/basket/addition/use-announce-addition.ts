import { type BasketProduct, localized, MAX_QUANTITY } from '@diwan/sdk/commerce';

import { type PlainKey, useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import type { BasketKind } from '../../../foundation/stores';
import { basketLabels, basketPath } from '../basket-labels';
import { sendToBasket } from './send-to-basket';

/** Announces an addition: a toast that links to the basket, and the product's picture flying there. */
export function useAnnounceAddition() {
  const { stores, paths } = useDiwan();
  const { t, locale } = useI18n();
  return (
    product: BasketProduct,
    kind: BasketKind,
    picture?: Element | null,
    message: PlainKey = basketLabels[kind].added,
  ) => {
    const labels = basketLabels[kind];
    if (picture) sendToBasket(picture, kind);
    stores.toasts.show(t(message, { name: localized(product, 'name', locale), max: MAX_QUANTITY }), {
      action: { label: t(labels.view), href: basketPath(paths, kind), basket: kind },
      picture: toastPicture(product),
    });
  };
}

const toastPicture = ({ image }: BasketProduct) =>
  image ? { src: image.src_url, width: image.width ?? 160, height: image.height ?? 200 } : undefined;
