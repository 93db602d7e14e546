import type { ReactNode } from 'react';
import { badge, tones } from './Badge.css';

export interface BadgeProps {
  tone?: keyof typeof tones;
  children: ReactNode;
}

/** A short fact on a coloured ground: featured, reduced, made here. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${badge} ${tones[tone]}`}>{children}</span>;
}
