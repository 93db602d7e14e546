/** The space under a notch, round corners or the home indicator; shop pages reach below them (`viewport-fit=cover`). */
export const safeArea = {
  top: 'env(safe-area-inset-top, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  /** At both sides, of which a phone in landscape has its notch at one. */
  inline: 'max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))',
} as const;

/** Padding of a bar at the end of the screen. */
export const barPadding = (block: string) => `${block} calc(${block} + ${safeArea.bottom})`;
