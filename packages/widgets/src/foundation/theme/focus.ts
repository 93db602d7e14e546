import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css';

/**
 * The focus ring, with a halo of contrasting lightness so that it is visible on photographs and dark backgrounds alike.
 */
export const focusRing = {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 5px ${vars.color.focus.halo}`,
} satisfies StyleRule;

/** The ring on inverse surfaces (footer, lightbox). */
export const focusRingInverse = {
  outline: `2px solid ${vars.color.text.inverse}`,
  outlineOffset: '3px',
  boxShadow: 'none',
} satisfies StyleRule;
