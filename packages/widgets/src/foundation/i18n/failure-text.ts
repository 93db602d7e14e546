import type { Locale } from '@diwan/sdk/commerce';
import type { Failure } from '../stores/failure';
import type { Translator } from './translator';

export { type Failure, failureOf } from '../stores/failure';

const arabicLetter = /\p{Script=Arabic}/u;

/** Backends and proxies may respond in another language; visitors then see our own text. */
const isInLanguage = (text: string, locale: Locale): boolean =>
  text !== '' && arabicLetter.test(text) === (locale === 'ar');

/**
 * The message shown for a failed call.
 * @param refusal text for a refusal without a message in the page's language
 */
export function failureText(
  { t, locale }: Pick<Translator, 't' | 'locale'>,
  { kind, message = '' }: Failure,
  refusal = t('errors:failed.server'),
): string {
  if (kind !== 'refused') return t(`errors:failed.${kind}`);
  return isInLanguage(message, locale) ? message : refusal;
}
