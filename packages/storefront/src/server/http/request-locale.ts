import { acceptedLanguages, LANGUAGE_STORAGE_KEY, type Locale, negotiateLocale } from '@diwan/sdk/commerce';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { addressedLocale } from '../../visit/language';

/** The language to render: from the URL, else from the visitor's cookie, else from `Accept-Language`. */
export const requestLocale = (context: Context, url: URL): Locale =>
  addressedLocale(url) ??
  negotiateLocale({
    stored: getCookie(context, LANGUAGE_STORAGE_KEY),
    languages: acceptedLanguages(context.req.header('accept-language')),
  });
