export { flipRtl, keepColor, visuallyHidden } from './a11y.css';
export { bottomBarMark, bottomBarSpace } from './bottom-bar.css';
export { breakpoints, media } from './breakpoints';
export { EMBED_ROOT_CLASS } from './embed-root';
export { focusRing, focusRingOnInk } from './focus';
export { stillWhenReduced, transition } from './motion';
export { fluid, rem } from './scales';
export { tabularNumbers, text } from './text.css';
export { vars } from './vars.css';
