import { type ReactNode, useRef, useState } from 'react';
import { useI18n } from '../i18n';
import type { LazyComponent } from '../ui/deferred';
import { InlineError } from '../ui/inline-error';
import { useIsOnline } from '../ui/use-is-online';
import { useDiwan } from './diwan-context';

export interface LazyDialog {
  readonly isOpen: boolean;
  /** Loads the dialog's code if necessary, and opens it. After a failure, tries again. */
  open(): void;
  close(): void;
  /** Why it didn't open, for a place beside what opens it. */
  readonly notice: ReactNode;
}

const reveal = (element: Element | null) => element?.scrollIntoView?.({ block: 'nearest' });

/** A dialog whose code loads when it is first opened. What opens it keeps the focus until then. */
export function useLazyDialog(code: Pick<LazyComponent<never>, 'preload'>): LazyDialog {
  const { paths } = useDiwan();
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const [status, setStatus] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const hasFailed = useRef(false);
  const open = () => {
    setStatus('loading');
    code.preload().then(
      () => setStatus('open'),
      () => {
        // Chromium up to 147 never fetches a module again that failed once, and a deployment may have removed it.
        if (hasFailed.current && paths.isInShop) window.location.reload();
        hasFailed.current = true;
        setStatus('failed');
      },
    );
  };
  const problem =
    status === 'failed'
      ? t('common:open_failed')
      : status === 'loading' && !isOnline && t('common:open_offline');
  return {
    isOpen: status === 'open',
    open,
    close: () => setStatus('closed'),
    notice: problem && (
      <div ref={reveal}>
        <InlineError announce>{problem}</InlineError>
      </div>
    ),
  };
}
