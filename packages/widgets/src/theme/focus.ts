import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css';

/** The focus ring: ink with a white halo, so that it shows on photographs and on ink alike. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 5px ${vars.color.white}`,
} satisfies StyleRule;

/** The ring on ink grounds (footer, lightbox). */
export const focusRingOnInk = {
  outline: `2px solid ${vars.color.white}`,
  outlineOffset: '3px',
  boxShadow: 'none',
} satisfies StyleRule;
