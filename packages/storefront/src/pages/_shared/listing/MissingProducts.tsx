import { Button, EmptyState, useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';

/** The category or product doesn't exist; all of them are a link away (spec §8). */
export function MissingProducts({ title }: { title: string }) {
  const { t } = useI18n();
  return (
    <div className={container}>
      <EmptyState
        headingLevel={1}
        title={title}
        action={
          <Button variant="outline" href="/products">
            {t('product:all_products')}
          </Button>
        }
      />
    </div>
  );
}
