import type { Locale } from '@diwan/sdk/commerce';
import type { Failure } from '../stores/failure';
import type { Translator } from './translator';

export { type Failure, failureOf } from '../stores/failure';

const arabicLetter = /\p{Script=Arabic}/u;

/** Backends and proxies answer in whatever language they have; visitors get words of their own. */
const isInLanguage = (text: string, locale: Locale): boolean =>
  text !== '' && arabicLetter.test(text) === (locale === 'ar');

/**
 * What to tell a visitor about a failed call.
 * @param refusal for a refusal without words in the language of the page
 */
export function failureText(
  { t, locale }: Pick<Translator, 't' | 'locale'>,
  { kind, message = '' }: Failure,
  refusal = t('errors:failed.server'),
): string {
  if (kind !== 'refused') return t(`errors:failed.${kind}`);
  return isInLanguage(message, locale) ? message : refusal;
}
