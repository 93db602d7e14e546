/** Class of the single child of each shadow root; the embed style sheet resets inheritance on it. */
export const EMBED_ROOT_CLASS = 'diwan-embed-root';

/** Custom property of that element: its minimum height while it only shows a loading state. */
export const RESERVED_BLOCK_SIZE = '--diwan-reserved-block-size';
