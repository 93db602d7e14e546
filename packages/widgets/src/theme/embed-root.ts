/** Class of the one element directly inside each shadow root; the embed stylesheet resets inheritance on it. */
export const EMBED_ROOT_CLASS = 'diwan-embed-root';

/** Custom property of that element: the least height while an element shows nothing but that it is loading. */
export const RESERVED_BLOCK_SIZE = '--diwan-reserved-block-size';
