import { acceptedLanguages, type Locale, negotiateLocale } from '@diwan/sdk/commerce';
import type { Context } from 'hono';

/** The language of the response. */
export const requestLocale = (context: Context): Locale =>
  negotiateLocale({ languages: acceptedLanguages(context.req.header('accept-language')) });
