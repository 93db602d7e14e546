/** Characters that browsers drop from an address, or that hide in one: control, format and white space. */
const IGNORED = /[\p{Cc}\p{Cf}\s]/gu;

/** What most addresses are made of: nothing to ignore, which a slow phone finds out a hundred times sooner. */
const PLAIN = /^[!-~]*$/;

/** Schemes a visitor may be sent to. Any other, such as `javascript:`, `data:` and `vbscript:`, may run code. */
const SAFE_SCHEME = /^(?:https?|mailto|tel)$/i;

/**
 * An editor's address, when a link may lead there: web, mail or phone, or a place on this site (`/terms`, `?a=b`, `#top`).
 * Undefined for schemes that may run code, and for `//host`, which leads to another site while looking like a path.
 * @example safeAddress('java\tscript:alert(1)') // undefined
 */
export function safeAddress(address: string): string | undefined {
  const read = PLAIN.test(address) ? address : address.replace(IGNORED, '');
  const scheme = /^([^/?#\\]*?):/.exec(read)?.[1];
  // Browsers read a backslash as a slash.
  const leavesSite = /^[/\\]{2}/.test(read);
  return leavesSite || (scheme !== undefined && !SAFE_SCHEME.test(scheme)) ? undefined : address;
}

/** Like {@link safeAddress}, for what is fetched or opened as a file: web addresses and paths only. */
export function safeFileAddress(address: string): string | undefined {
  return /^\s*(?:mailto|tel):/i.test(address) ? undefined : safeAddress(address);
}

/**
 * Like {@link safeFileAddress}, for what `<img>` shows: there a picture inside its address is inert as well, and so is one
 * the page made itself (`blob:`).
 */
export function safePictureAddress(address: string): string | undefined {
  return /^(?:data:image\/|blob:)/i.test(address) ? address : safeFileAddress(address);
}
