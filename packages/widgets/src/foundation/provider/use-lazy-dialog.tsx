import { type ReactNode, useRef, useState } from 'react';
import { useI18n } from '../i18n';
import type { LazyComponent } from '../ui/deferred/lazy-with-preload';
import { InlineError } from '../ui/InlineError';
import { useIsOnline } from '../ui/use-is-online';
import { useDiwan } from './diwan-context';

export interface LazyDialog {
  readonly isOpen: boolean;
  /** Whether it opens once its code is there: `aria-busy` of the button. */
  readonly isLoading: boolean;
  /** Loads the dialog's code if necessary, and opens it. After a failure, tries again. */
  open(): void;
  /** Can be called before the code is there: the dialog then stays closed. */
  close(): void;
  /** Why it didn't open, for a place beside the button. */
  readonly notice: ReactNode;
}

const reveal = (element: Element | null) => element?.scrollIntoView?.({ block: 'nearest' });

/** A dialog whose code loads when it is first opened. The button that opens it keeps the focus until then. */
export function useLazyDialog(code: Pick<LazyComponent<never>, 'preload'>): LazyDialog {
  const { paths } = useDiwan();
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const [status, setStatus] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const hasFailed = useRef(false);
  const isLoading = status === 'loading';
  const open = () => {
    setStatus('loading');
    const finish = (end: 'open' | 'failed') =>
      setStatus((current) => (current === 'loading' ? end : current));
    code.preload().then(
      () => finish('open'),
      () => {
        // Chromium up to 147 never fetches a module again that failed once, and a deployment may have removed it.
        if (hasFailed.current && paths.isInShop) window.location.reload();
        hasFailed.current = true;
        finish('failed');
      },
    );
  };
  const problem =
    status === 'failed' ? t('common:open_failed') : isLoading && !isOnline && t('common:open_offline');
  return {
    isOpen: status === 'open',
    isLoading,
    open,
    close: () => setStatus('closed'),
    notice: problem && (
      <div ref={reveal}>
        <InlineError announce>{problem}</InlineError>
      </div>
    ),
  };
}
