import { Button, EmptyState, useI18n } from '@diwan/widgets';
import * as styles from '../../../layout/container.css';

/** There is no such category or product; all of them are a link away (spec §8). */
export function MissingProducts({ title }: { title: string }) {
  const { t } = useI18n();
  return (
    <div className={styles.container}>
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
