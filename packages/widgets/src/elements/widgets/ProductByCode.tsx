import { codeFromSlug } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { type ReactNode, useCallback } from 'react';
import { useI18n } from '../../foundation/i18n';
import { useClient, useDiwan } from '../../foundation/provider';
import { type Loaded, useLoaded } from '../../foundation/requests/use-loaded';
import { Button } from '../../foundation/ui/Button';
import { EmptyState } from '../../foundation/ui/EmptyState';
import { InlineError } from '../../foundation/ui/InlineError';
import { alertIcon } from '../../foundation/ui/icons';
import { StateSlot } from '../../foundation/ui/StateSlot';
import { useFocusFallback } from '../../foundation/ui/use-focus-fallback';
import { VisuallyHidden } from '../../foundation/ui/VisuallyHidden';
import { RequiredAttribute } from './RequiredAttribute';

export interface ProductByCodeProps {
  tag: `diwan-${string}`;
  /** Its number, its code or the last part of its address; undefined if the page didn't set it. */
  product?: string | undefined;
  skeleton: ReactNode;
  /** In one line, where the product has no more room than that. */
  isInline?: boolean;
  children: (product: Product) => ReactNode;
}

/** Loads the product of an element and shows it; if that fails, says why and offers to try again. */
export function ProductByCode({ tag, product = '', ...shown }: ProductByCodeProps) {
  return (
    <RequiredAttribute
      tag={tag}
      attribute="product"
      meaning="the number or the code of a product"
      isMissing={product === ''}
    >
      <NamedProduct product={product} {...shown} />
    </RequiredAttribute>
  );
}

function NamedProduct({
  product,
  skeleton,
  isInline = false,
  children,
}: Omit<ProductByCodeProps, 'tag'> & { product: string }) {
  const loaded = useProduct(product);
  // The button that asks again goes with the message.
  const region = useFocusFallback<HTMLDivElement>((element) => element);
  return (
    <div ref={region} tabIndex={-1}>
      {loaded.status === 'loading' && <StateSlot name="loading">{skeleton}</StateSlot>}
      {loaded.status === 'ready' && children(loaded.value)}
      {loaded.status === 'missing' && (
        <StateSlot name="empty">
          <MissingProduct isInline={isInline} />
        </StateSlot>
      )}
      {loaded.status === 'failed' && <FailedProduct {...loaded} isInline={isInline} />}
    </div>
  );
}

function MissingProduct({ isInline }: { isInline: boolean }) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  if (isInline) return <InlineError>{t('product:not_found')}</InlineError>;
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

function FailedProduct({
  error,
  retry,
  isInline,
}: Extract<Loaded<Product>, { status: 'failed' }> & { isInline: boolean }) {
  const { t } = useI18n();
  if (isInline) {
    return (
      <>
        <StateSlot name="error">
          {/* In a narrow row it would take seven lines. */}
          <span role="alert">
            <VisuallyHidden>{error}</VisuallyHidden>
          </span>
        </StateSlot>
        <Button variant="link" iconStart={alertIcon} onClick={retry}>
          {t('common:retry')}
        </Button>
      </>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        state="error"
        title={t('errors:boundary.title')}
        hint={error}
        action={<Button onClick={retry}>{t('common:retry')}</Button>}
      />
    </div>
  );
}

/** The product of a number, of a code, or of the last part of its address, which ends in the code (spec §2). */
function useProduct(numberOrCode: string): Loaded<Product> {
  const { items } = useClient('items');
  return useLoaded(
    useCallback((signal) => items.get(codeFromSlug(numberOrCode), { signal }), [items, numberOrCode]),
  );
}
