import { useEffect, useRef } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { Button } from '../../../foundation/ui/Button';
import { classNames } from '../../../foundation/ui/class-names';
import * as styles from './HandoverNotice.css';
import { handoverTexts } from './handover-texts';
import type { UsedHandover } from './use-received-basket';

type ShownHandover = Omit<UsedHandover, 'state'> & {
  state: Exclude<UsedHandover['state'], { status: 'none' | 'loading' }>;
};

/** Whether everything was transferred as expected. */
const isFine = ({ state }: ShownHandover): boolean => {
  if (state.status === 'undone') return true;
  if (state.status !== 'received') return false;
  const { gone, goneUnnamed, notOnline, changed } = state;
  return goneUnnamed + gone.length + notOnline.length + changed.length === 0;
};

/** Which items arrived from another site, how they were merged, and what was left out. */
export function HandoverNotice({ handover }: { handover: ShownHandover }) {
  const translator = useI18n();
  const { t } = translator;
  const { state, retry, undo, dismiss } = handover;
  const { title, details } = handoverTexts(state, translator);
  const titleRef = useRef<HTMLParagraphElement>(null);
  const isUndone = state.status === 'undone';
  useEffect(() => {
    // The clicked button has been removed.
    if (isUndone) titleRef.current?.focus();
  }, [isUndone]);

  return (
    <div className={classNames(styles.notice, !isFine(handover) && styles.problem)}>
      <div className={styles.words}>
        <p ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </p>
        {details.map((detail) => (
          <p key={detail} className={styles.detail}>
            {detail}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        {state.status === 'failed' && (
          <Button variant="link" onClick={retry}>
            {t('common:retry')}
          </Button>
        )}
        {state.status === 'received' && state.isChanged && (
          <Button variant="link" onClick={undo}>
            {t('common:undo')}
          </Button>
        )}
        <Button variant="link" onClick={dismiss}>
          {t('common:close')}
        </Button>
      </div>
    </div>
  );
}
