import { sayOnce } from '../../foundation/diagnostics/say-once';

/**
 * Whether the mock card payment may be offered: on pages of this computer, for demonstrations and tests. Anywhere else visitors
 * would believe that they have paid.
 * @param hostname of the page
 */
export function mayMockCards(hostname: string): boolean {
  if (/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return true;
  sayOnce(`Diwan: the mock card payment is for demonstrations on localhost; ${hostname} doesn't offer it.`);
  return false;
}
