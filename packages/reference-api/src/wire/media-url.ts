/** Where a picture is served: root-relative for a path below the media folder, unchanged for an address of its own. */
export const mediaUrl = (path: string): string =>
  /^https?:/.test(path) ? path : `/files/media/${path.split('/').map(encodeURIComponent).join('/')}`;

/** Like {@link mediaUrl}, for a picture that may be missing. */
export const optionalMediaUrl = (path: string | null): string | null =>
  path === null ? null : mediaUrl(path);
