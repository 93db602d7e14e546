/** URL of an image: root-relative for a path in the media folder; absolute URLs are returned unchanged. */
export const mediaUrl = (path: string): string =>
  /^https?:/.test(path) ? path : `/files/media/${path.split('/').map(encodeURIComponent).join('/')}`;

/** Like {@link mediaUrl}, for an optional image. */
export const optionalMediaUrl = (path: string | null): string | null =>
  path === null ? null : mediaUrl(path);
