import { ErrorBoundary } from '@diwan/widgets';
import { OnceOpened } from '@diwan/widgets/internal';
import type { ReactNode } from 'react';
import { PanelNotice } from './PanelNotice';
import type { Panel } from './use-panel';

export interface LazyPanelProps {
  panel: Panel;
  /** The lazy component among the children. */
  code: { preload(): Promise<void> };
  /** Shown until the code is there, in place of the sentence that says so. */
  pending?: ReactNode;
  /** Where trying again can't help in this document; reloads it by default. */
  onFailure?: () => void;
  children: ReactNode;
}

// Chromium up to 147 never fetches a module again that failed once, and a deployment may have removed it.
const reload = () => window.location.reload();

/**
 * A panel over the page whose code loads when it is first opened. Says so if that takes long, waits for a connection, or
 * fails; then it can be tried again in place.
 */
export function LazyPanel({ panel, code, pending, onFailure = reload, children }: LazyPanelProps) {
  const { isOpen } = panel;
  const failed = (retry: () => void) =>
    isOpen && (
      <PanelNotice panel={panel} onRetry={() => code.preload().then(retry, onFailure)}>
        {pending}
      </PanelNotice>
    );
  return (
    <ErrorBoundary fallback={failed} retryOn={isOpen}>
      <OnceOpened isOpen={isOpen} fallback={<PanelNotice panel={panel}>{pending}</PanelNotice>}>
        {children}
      </OnceOpened>
    </ErrorBoundary>
  );
}
