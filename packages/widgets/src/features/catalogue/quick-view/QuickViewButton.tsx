import { localized } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import type { MouseEvent } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan, useLazyDialog } from '../../../foundation/provider';
import { lazyWithPreload } from '../../../foundation/ui/deferred/lazy-with-preload';
import { OnceOpened } from '../../../foundation/ui/deferred/OnceOpened';
import { IconButton } from '../../../foundation/ui/IconButton';
import { eyeIcon } from '../../../foundation/ui/icons';
import { isPlainClick } from '../../../foundation/ui/is-plain-click';
import * as styles from './QuickViewButton.css';

const QuickViewDialog = lazyWithPreload(() => import('./QuickViewDialog'));

export interface QuickViewButtonProps {
  product: ProductSummary;
  /** Flies to the basket's icon when the product is added. */
  picture: () => Element | null | undefined;
  className?: string;
}

/**
 * Opens a product over the list. It is a link to the product's page, so it can also be opened in a new tab. The
 * dialog's code loads when the visitor points at the button.
 */
export function QuickViewButton({ product, picture, className }: QuickViewButtonProps) {
  const { paths } = useDiwan();
  const { t, locale } = useI18n();
  const { isOpen, isLoading, open, close, notice } = useLazyDialog(QuickViewDialog);
  // A failure shows on click.
  const preloadAhead = () => void QuickViewDialog.preload().catch(() => {});
  const openHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      {notice && <div className={styles.notice}>{notice}</div>}
      <IconButton
        icon={eyeIcon}
        variant="raised"
        label={t('product:quick_view_of', { name: localized(product, 'name', locale) })}
        href={paths.product(product)}
        aria-haspopup="dialog"
        onPointerEnter={preloadAhead}
        onFocus={preloadAhead}
        aria-busy={isLoading || undefined}
        onClick={openHere}
        {...(className && { className })}
      />
      <OnceOpened isOpen={isOpen}>
        <QuickViewDialog product={product} open={isOpen} onClose={close} picture={picture} />
      </OnceOpened>
    </>
  );
}
