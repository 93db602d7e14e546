import { formatNumber, INTL_LOCALES, type Locale, localized } from '@diwan/sdk/commerce';
import type { EventType, LeadRecord, OrderRecord, RequestRecord } from '@diwan/sdk/contract';
import { html } from 'hono/html';
import { mailTexts } from './mail-texts';

/** The parts of a message about a record. */
interface Content {
  title: string;
  person: { name: string; email: string | null; phone: string };
  /** Labels and values; empty values are left out. */
  details: [label: string, value: string][];
  products: { text: string; amount?: string }[];
  sums: [label: string, amount: string][];
}

export interface Mail {
  subject: string;
  /** The visitor, so that the maker can simply reply. */
  replyTo: { name: string; address: string } | undefined;
  text: string;
  html: string;
}

/** Puts text that visitors typed on one line, for subjects and lists. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Keeps numbers, codes and names in other scripts in order within a line (Unicode's first strong isolate). */
const isolated = (text: string): string => `\u2068${text}\u2069`;

function orderContent(order: OrderRecord, locale: Locale): Content {
  const texts = mailTexts[locale];
  const { lead, address } = order;
  const money = new Intl.NumberFormat(INTL_LOCALES[locale], { style: 'currency', currency: order.currency });
  const amount = (value: number): string => money.format(value);
  return {
    title: texts.order(isolated(order.number)),
    person: lead,
    details: [
      [texts.address, address[`area_${locale}`]],
      [texts.landmark, address.landmark],
      [texts.street, address.street],
      [texts.building, address.building],
      [texts.floor, address.floor],
      [texts.flat, address.flat],
      [texts.notes, order.notes],
      [texts.payment, texts.cash],
      [texts.promo, order.promo_code ?? ''],
    ],
    products: order.lines.map((line) => ({
      text: `${formatNumber(line.quantity, locale)} × ${isolated(localized(line, 'name', locale))} (${isolated(line.code)})`,
      amount: amount(line.line_total),
    })),
    sums: [
      [texts.subtotal, amount(order.subtotal)],
      ...(order.coupon_discount > 0
        ? [[texts.discount, amount(-order.coupon_discount)] as [string, string]]
        : []),
      [texts.shipping, amount(order.shipping_fee)],
      ...(order.tax > 0 ? [[texts.tax, amount(order.tax)] as [string, string]] : []),
      [texts.total, amount(order.total)],
    ],
  };
}

function requestContent(request: RequestRecord, locale: Locale): Content {
  const texts = mailTexts[locale];
  const name = oneLine(request.lead.name);
  const kind = request.details.length > 0 ? texts.quote : request.project_id ? texts.project : texts.contact;
  return {
    title: kind(name),
    person: request.lead,
    details: [
      [texts.reason, request.reason],
      [texts.notes, request.notes],
    ],
    products: request.details.map(({ quantity, code, color, fabrics, customization, ...names }) => {
      const width = customization?.width;
      const choices = [
        ...(color ? [localized(color, 'name', locale)] : []),
        ...fabrics.map((fabric) => localized(fabric, 'name', locale)),
        ...(width === undefined ? [] : [`${texts.width} ${formatNumber(width, locale)}`]),
      ];
      const piece = `${formatNumber(quantity, locale)} × ${isolated(localized(names, 'name', locale))} (${isolated(code)})`;
      return { text: [piece, ...choices.map(isolated)].join(' · ') };
    }),
    sums: [],
  };
}

const leadContent = (lead: LeadRecord, locale: Locale): Content => ({
  title: mailTexts[locale].lead(oneLine(lead.name)),
  person: lead,
  details: [],
  products: [],
  sums: [],
});

function contentOf(type: EventType, data: unknown, locale: Locale): Content {
  if (type === 'order.placed') return orderContent(data as OrderRecord, locale);
  if (type === 'request.received') return requestContent(data as RequestRecord, locale);
  return leadContent(data as LeadRecord, locale);
}

function plainText({ title, details, products, sums }: Content, locale: Locale): string {
  const rows = details.map(([label, value]) => `${label}: ${isolated(value)}`);
  const lines = products.map(({ text, amount }) => (amount ? `${text}: ${isolated(amount)}` : text));
  const totals = sums.map(([label, amount]) => `${label}: ${isolated(amount)}`);
  const blocks = [
    [title],
    rows,
    lines.length > 0 ? [`${mailTexts[locale].products}:`, ...lines] : [],
    totals,
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => `${block.join('\n')}\n`)
    .join('\n');
}

/** Tables and inline styles, because mail programs know little else. */
async function page({ title, details, products, sums }: Content, locale: Locale): Promise<string> {
  const [dir, start, end] = locale === 'ar' ? ['rtl', 'right', 'left'] : ['ltr', 'left', 'right'];
  const cell = `padding:4px 0;text-align:${start};vertical-align:top`;
  const label = `${cell};padding-${end}:16px;white-space:nowrap;color:#5d635f`;
  const number = `padding:4px 0;text-align:${end};white-space:nowrap`;
  const line = 'border-top:1px solid #d9d6cf';
  const table = 'border-collapse:collapse;width:100%;margin-top:16px';
  const value = (text: string) => html`<bdi style="white-space:pre-line">${text}</bdi>`;
  const document = await html`<!doctype html>
<html lang="${locale}" dir="${dir}">
<head><meta charset="utf-8"><title>${title}</title></head>
<body dir="${dir}" style="margin:0;padding:24px;background:#ffffff;color:#1f2421;font:16px/1.5 Tahoma,Arial,sans-serif;text-align:${start}">
<div style="max-width:600px">
<h1 style="margin:0;font-size:20px">${title}</h1>
<table role="presentation" style="${table}">${details.map(
    ([name, text]) =>
      html`<tr><td style="${label}">${name}</td><td style="${cell};width:100%">${value(text)}</td></tr>`,
  )}</table>
${
  products.length > 0
    ? html`<h2 style="margin:24px 0 0;font-size:16px">${mailTexts[locale].products}</h2>
<table role="presentation" style="${table}">${products.map(
        ({ text, amount }) =>
          html`<tr><td style="${cell};${line}">${text}</td><td style="${number};${line}">${amount ?? ''}</td></tr>`,
      )}${sums.map(
        ([name, amount], index) =>
          html`<tr${index === sums.length - 1 ? html` style="font-weight:bold"` : ''}><td style="${cell};${line}">${name}</td><td style="${number};${line}">${amount}</td></tr>`,
      )}</table>`
    : ''
}
</div>
</body>
</html>
`;
  return document.toString();
}

/** The message to the maker about a record just received. Everything visitors typed is escaped. */
export async function composeMail(
  { type, data }: { type: EventType; data: unknown },
  locale: Locale,
): Promise<Mail> {
  const content = contentOf(type, data, locale);
  const { person } = content;
  const texts = mailTexts[locale];
  const contact: Content['details'] = [
    [texts.name, oneLine(person.name)],
    [texts.phone, person.phone],
    [texts.email, person.email ?? ''],
  ];
  const whole = {
    ...content,
    details: [...contact, ...content.details].filter(([, value]) => value !== ''),
  };
  return {
    subject: content.title,
    replyTo: person.email ? { name: oneLine(person.name), address: person.email } : undefined,
    text: plainText(whole, locale),
    html: await page(whole, locale),
  };
}
