/** Characters that control a text's layout instead of belonging to it. Joiners stay: Arabic and Persian names contain them. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}]/u;

/** A longer text as it is stored: like {@link cleanName}, with its lines. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map(cleanName)
    .join('\n')
    .trim();

/**
 * The name as it is stored and shown: trimmed, without control characters and overrides of the text direction, which
 * would reorder the text around it. Empty if nothing of it is visible.
 */
export function cleanName(name: string): string {
  const text = name.replace(/\s+/g, ' ').replace(CONTROLS, '').replace(LONE_SURROGATES, '\ufffd').trim();
  return VISIBLE.test(text) ? text : '';
}
