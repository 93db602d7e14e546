import { CURRENCIES, onlyDigits, RIYAL } from '@diwan/sdk/commerce';
import { DEFAULT_TIME_ZONE, emailSchema, MAX_DELIVERY_DAYS } from '@diwan/sdk/contract';
import * as v from 'valibot';
import { address, filesPath, name, picture, text, whole } from './fields';
import { mustBe } from './must-be';
import { refusedValue } from './quoted';
import { theme } from './theme/theme-schema';

/*
 * A shop's settings in a catalogue. Unlike the wire schema, which tolerates invalid values, this rejects them.
 */

const flag = (fallback: boolean) => v.optional(v.boolean(), fallback);

const brand = v.object({
  name_en: name,
  name_ar: name,
  slug: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]*$/, mustBe('lowercase Latin letters, digits and dashes'))),
    '',
  ),
  tagline_en: text,
  tagline_ar: text,
});

const currency = v.picklist(
  CURRENCIES,
  (issue) => `${refusedValue(issue)} isn't supported: the currency is one of ${CURRENCIES.join(', ')}`,
);

const taxRate = v.pipe(
  v.number(),
  v.check(
    (rate) => rate >= 0 && rate <= 0.5,
    ({ input }) => `a tax rate is a fraction: 0.15 for 15 %, at most 0.5; got ${input}`,
  ),
  v.check(
    (rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-9,
    'only whole percents are supported',
  ),
  v.transform((rate) => Math.round(rate * 100) / 100),
);

/** Whether both `Intl` and PostgreSQL know it; they read offsets such as `+03:00` differently. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const timeZone = v.pipe(
  v.string(),
  v.check(
    isTimeZone,
    (issue) => `${refusedValue(issue)} isn't a time zone: use an IANA name like Asia/Riyadh`,
  ),
);

const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DELIVERY_DAYS));
const dayRange = v.nullish(
  v.pipe(
    v.object({ min: days, max: days }),
    v.check(({ min, max }) => min <= max && max > 0, '"min" must not exceed "max", which must be at least 1'),
  ),
);

// A number in national form begins with 0, and links to it would lead nowhere.
const phone = v.pipe(
  v.string(),
  v.check((number) => {
    const { length } = onlyDigits(number);
    return /^\+?[1-9][\d\s()-]*$/.test(number) && length >= 7 && length <= 15;
  }, mustBe('a phone number with its country code, like +966 50 000 0000')),
);

const contact = v.object({
  phone: v.nullish(phone),
  whatsapp: v.nullish(phone),
  email: v.nullish(emailSchema),
  address_en: text,
  address_ar: text,
  hours_en: text,
  hours_ar: text,
});

const link = v.object({ name_en: text, name_ar: text, href: address });
const footerGroup = v.object({ name_en: text, name_ar: text, links: v.optional(v.array(link), []) });
const social = v.object({ name, href: address });

const about = v.object({
  heading_en: v.nullish(v.string()),
  heading_ar: v.nullish(v.string()),
  text_en: text,
  text_ar: text,
  years: v.nullish(whole(1)),
  history_en: text,
  history_ar: text,
  photos: v.optional(v.array(v.object({ src_url: picture, caption_en: name, caption_ar: name })), []),
  questions: v.nullish(
    v.array(v.object({ question_en: name, question_ar: name, answer_en: text, answer_ar: text })),
  ),
});

const entries = {
  brand: v.nullish(brand),
  logo_url: v.nullish(picture),
  logo_url_ar: v.nullish(picture),
  logo_inverse_url: v.nullish(picture),
  icon_url: v.nullish(v.pipe(picture, v.regex(/\.(?:svg|png)$/i, mustBe('a .svg or .png file')))),
  theme: v.nullish(theme),
  currency: v.optional(currency, RIYAL),
  currency_display: v.optional(v.picklist(['symbol', 'code'])),
  allow_tax_rate: v.optional(v.boolean()),
  tax_rate: v.optional(taxRate),
  delivery_times: v.nullish(
    v.object({ custom: dayRange, ready: dayRange, accessories: dayRange, checkout: dayRange }),
  ),
  time_zone: v.optional(timeZone, DEFAULT_TIME_ZONE),
  free_shipping: flag(false),
  display_prices_with_tax: flag(false),
  maintenance_mode: flag(false),
  files_path: v.optional(filesPath, '/files'),
  mirror_ad_images_in_rtl: flag(true),
  tag_manager_id: v.nullish(
    v.pipe(v.string(), v.regex(/^[A-Z]{1,4}-[A-Z0-9]+$/i, mustBe('the id of a container like GTM-XXXXXXX'))),
  ),
  consent_required: flag(true),
  footer_links: v.optional(v.array(footerGroup), []),
  footer_text_en: text,
  footer_text_ar: text,
  // No default: credits are up to the shop owner.
  credits_en: text,
  credits_ar: text,
  socials: v.optional(v.array(social), []),
  contact: v.nullish(contact),
  about: v.optional(about, {}),
};

/** Rejects a symbol that the currency doesn't have; a tax rate enables tax unless `allow_tax_rate` is set. */
export const settingsSchema = v.pipe(
  v.object(entries),
  v.forward(
    v.partialCheck(
      [['currency'], ['currency_display']],
      ({ currency, currency_display }) => currency === RIYAL || currency_display !== 'symbol',
      `only ${RIYAL} has a symbol; use "code" or omit it`,
    ),
    ['currency_display'],
  ),
  v.transform(({ currency_display, allow_tax_rate, ...settings }) => ({
    ...settings,
    currency_display:
      currency_display ?? (settings.currency === RIYAL ? ('symbol' as const) : ('code' as const)),
    allow_tax_rate: allow_tax_rate ?? (settings.tax_rate ?? 0) > 0,
  })),
);
