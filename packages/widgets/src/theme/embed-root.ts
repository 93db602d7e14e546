/** Class of the one element directly inside each shadow root; the embed stylesheet resets inheritance on it. */
export const EMBED_ROOT_CLASS = 'diwan-embed-root';
