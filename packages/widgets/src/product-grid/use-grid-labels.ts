import { useI18n } from '../i18n';
import type { ProductGridViewProps } from './ProductGridView';

/** The words of a grid of products. */
export function useGridLabels(): ProductGridViewProps['labels'] {
  const { t } = useI18n();
  return {
    list: t('product:products_title'),
    loading: t('common:loading'),
    loadMore: t('common:load_more'),
    end: t('common:end_of_list'),
    empty: t('common:no_items'),
    emptyHint: t('common:no_items_hint'),
    retry: t('common:retry'),
  };
}
