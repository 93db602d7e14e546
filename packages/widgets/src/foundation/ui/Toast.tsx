import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnnounce } from './Announcer';
import { classNames } from './class-names';
import { IconButton } from './IconButton';
import { closeIcon } from './icons';
import * as styles from './Toast.css';
import { useEffectEvent } from './use-effect-event';

function useIsPageVisible(): boolean {
  const [isVisible, setIsVisible] = useState(true);
  useEffect(() => {
    const update = () => setIsVisible(document.visibilityState === 'visible');
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}

/** Calls back once after `milliseconds`, not counting time while paused or in a hidden tab. */
function useCountdown(milliseconds: number, isPaused: boolean, onEnd: () => void) {
  const remaining = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  const isRunning = useIsPageVisible() && !isPaused;
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = Date.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isRunning, end]);
}

export interface ToastProps {
  message: string;
  /** Errors interrupt a screen reader; anything else waits until it has finished. */
  tone?: 'status' | 'error';
  picture?: ReactNode;
  /** A single link or button: "View cart", "Undo". */
  action?: ReactNode;
  /** Duration in milliseconds: 4 s, 10 s on checkout (spec §9). Paused while hovered or focused. */
  duration?: number;
  dismissLabel: string;
  onDismiss: () => void;
}

/** A short notification that disappears by itself. Must not be the only sign that something happened. */
export function Toast(props: ToastProps) {
  const { message, tone = 'status', picture, action, duration = 4000, dismissLabel, onDismiss } = props;
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const announce = useAnnounce();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => announce(message, tone === 'error' ? 'assertive' : 'polite'), []);
  useCountdown(duration, isHovered || hasFocus, onDismiss);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause its timer
    <div
      className={styles.toast}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {picture && <span className={styles.picture}>{picture}</span>}
      <div className={styles.content}>
        <p className={classNames(styles.message, tone === 'error' && styles.failed)}>{message}</p>
        {action}
      </div>
      <IconButton icon={closeIcon} label={dismissLabel} onClick={onDismiss} />
    </div>
  );
}
