import { ErrorBoundary } from '@diwan/widgets';
import { OnceOpened } from '@diwan/widgets/internal';
import type { ReactNode } from 'react';
import { PanelNotice } from './PanelNotice';
import type { Panel } from './use-panel';

export interface LazyPanelProps {
  panel: Panel;
  children: ReactNode;
}

/**
 * A panel over the page whose code loads when it is first opened. Says so if that takes long, waits for a connection, or
 * fails.
 */
export function LazyPanel({ panel, children }: LazyPanelProps) {
  const { isOpen } = panel;
  return (
    <ErrorBoundary fallback={() => isOpen && <PanelNotice panel={panel} hasFailed />} retryOn={isOpen}>
      <OnceOpened isOpen={isOpen} fallback={<PanelNotice panel={panel} />}>
        {children}
      </OnceOpened>
    </ErrorBoundary>
  );
}
