import { html } from 'hono/html';

/** The message of a shop without content in the terminal; its pages show the same in both languages. */
export const EMPTY_SHOP_LINES = [
  'The shop has no content yet. Stop it, and start it in a folder with a catalogue, which npm create diwan-shop makes;',
  "or write catalogue.json in this folder and run diwan import. The shop's pages say so, too.",
  'If it had content before, this is another database: check DATABASE_URL, or that the volume of DATA_DIR is mounted.',
];

const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Diwan · ديوان</title>
    <style>
      :root { color-scheme: light dark; font: 1.0625rem/1.7 system-ui, sans-serif; }
      body { max-inline-size: 42rem; margin-inline: auto; padding: 2rem 1.5rem; }
      h1 { font-size: 1.5rem; line-height: 1.3; }
      section + section { margin-block-start: 3rem; padding-block-start: 2rem; border-block-start: 1px solid; }
      li { margin-block: 0.5rem; }
      code { font-size: 0.9375rem; overflow-wrap: anywhere; unicode-bidi: isolate; }
    </style>
  </head>
  <body>
    <main>
      <section>
        <h1>This shop has no content yet</h1>
        <p>If it is yours, do one of these:</p>
        <ul>
          <li>Make a folder with a catalogue, and start the shop in it: <code>npm create diwan-shop my-shop</code></li>
          <li>Or write <code>catalogue.json</code> in the shop's folder, and import it: <code>npx diwan import</code></li>
          <li>If the shop had content before, it now has another database. Check <code>DATABASE_URL</code>, or that the volume of <code>DATA_DIR</code> is mounted.</li>
        </ul>
      </section>
      <section lang="ar" dir="rtl">
        <h1>لا يوجد محتوى في هذا المتجر بعد</h1>
        <p>إذا كان المتجر لك فاختر ما يناسبك:</p>
        <ul>
          <li>أنشئ مجلدًا فيه كتالوج وشغّل المتجر منه: <code dir="ltr">npm create diwan-shop my-shop</code></li>
          <li>أو أضف الملف <code dir="ltr">catalogue.json</code> إلى مجلد المتجر ثم استورده: <code dir="ltr">npx diwan import</code></li>
          <li>إذا كان للمتجر محتوى من قبل فهو متصل الآن بقاعدة بيانات أخرى. تحقّق من <code dir="ltr">DATABASE_URL</code>، أو من توصيل القرص الذي يحفظ <code dir="ltr">DATA_DIR</code>.</li>
        </ul>
      </section>
    </main>
  </body>
</html>`;

/**
 * Replaces the pages of a shop without content, until it has some. As with any shop that can't be visited, the status is
 * 503, so that search engines come back, and monitoring notices.
 */
export function createEmptyShop(hasContent: () => Promise<boolean>) {
  let isFilled = false;
  const isEmpty = async (): Promise<boolean> => {
    isFilled ||= await hasContent();
    return !isFilled;
  };
  return {
    isEmpty,
    /** @returns undefined once there is content */
    respond: async (): Promise<Response | undefined> =>
      (await isEmpty())
        ? new Response(String(await page), {
            status: 503,
            headers: {
              'content-type': 'text/html; charset=utf-8',
              'cache-control': 'no-store',
              'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
              'retry-after': '60',
              'x-content-type-options': 'nosniff',
            },
          })
        : undefined,
  };
}
