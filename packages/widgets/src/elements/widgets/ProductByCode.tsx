import type { Product } from '@diwan/sdk/contract';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n';
import { useDiwan } from '../../provider';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { type LoadedProduct, useProduct } from './use-product';

export interface ProductByCodeProps {
  /** Its number, its code or the last part of its address. */
  product: string;
  skeleton: ReactNode;
  children: (product: Product) => ReactNode;
}

/** Loads a product and shows it; without it, says why and offers the way on. */
export function ProductByCode({ product: numberOrCode, skeleton, children }: ProductByCodeProps) {
  const loaded = useProduct(numberOrCode);
  // The button that asks again goes with the message.
  const region = useKeptFocus<HTMLDivElement>((element) => element);
  return (
    <div ref={region} tabIndex={-1}>
      {loaded.status === 'loading' && skeleton}
      {loaded.status === 'ready' && children(loaded.product)}
      {loaded.status === 'missing' && <MissingProduct />}
      {loaded.status === 'failed' && <FailedProduct {...loaded} />}
    </div>
  );
}

function MissingProduct() {
  const { t } = useI18n();
  const { paths } = useDiwan();
  return (
    <EmptyState
      title={t('product:not_found')}
      action={
        <Button variant="outline" href={paths.products}>
          {t('product:all_products')}
        </Button>
      }
    />
  );
}

function FailedProduct({ message, retry }: Extract<LoadedProduct, { status: 'failed' }>) {
  const { t } = useI18n();
  return (
    <div role="alert">
      <EmptyState
        title={t('errors:boundary.title')}
        hint={message ?? t('errors:network')}
        action={<Button onClick={retry}>{t('common:retry')}</Button>}
      />
    </div>
  );
}
