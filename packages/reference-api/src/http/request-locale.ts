import { acceptedLanguages, type Locale, negotiateLocale } from '@diwan/sdk/commerce';
import type { Context } from 'hono';

/** The language to answer in. */
export const requestLocale = (context: Context): Locale =>
  negotiateLocale({ languages: acceptedLanguages(context.req.header('accept-language')) });
