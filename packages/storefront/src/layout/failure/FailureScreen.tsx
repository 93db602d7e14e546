import { Button, EmptyState, useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { useEffect } from 'react';

const reload = () => window.location.reload();

/**
 * Replaces the whole page when a part of it fails to render, for example because a deployment removed its code.
 * Reloading the document fixes that, so going back reloads too.
 */
export function FailureScreen() {
  const { t } = useI18n();
  useEffect(() => {
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, []);
  return (
    <main className={container}>
      <div role="alert">
        <EmptyState
          headingLevel={1}
          title={t('errors:boundary.title')}
          action={<Button onClick={reload}>{t('errors:boundary.retry')}</Button>}
        />
      </div>
    </main>
  );
}
