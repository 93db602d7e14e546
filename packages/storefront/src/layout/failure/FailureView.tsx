import { Button, EmptyState, useI18n } from '@diwan/widgets';
import { useEffect } from 'react';
import { container } from '../container.css';

const reload = () => window.location.reload();

/**
 * Stands in for everything when a part of it can't be shown, as after a deployment that took the part's code away: the
 * document as it is now mends that, also when the visitor goes back.
 */
export function FailureView() {
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
