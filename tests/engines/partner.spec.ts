import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { codeSentTo, newPhone } from './checkout-code';
import { test as base, expect } from './visitor';

interface Manifest {
  modules: { declarations: { tagName: string; attributes: { name: string }[] }[] }[];
}

const manifestFile = new URL('../../packages/widgets/custom-elements.json', import.meta.url);
/** Attributes with which elements show content. */
const examples: Readonly<Record<string, string>> = {
  product: 'NF1042',
  slug: 'home',
  'source-id': '1',
  category: '1',
  limit: '2',
};

/** Every element, from the list that they are published with. */
const elements = (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest).modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName !== 'diwan-shop')
  .map(({ tagName, attributes }) => {
    const written = attributes.flatMap(({ name }) =>
      examples[name] && tagName !== 'diwan-project-list' ? [` ${name}="${examples[name]}"`] : [],
    );
    return { tag: tagName, html: `<${tagName}${written.join('')}></${tagName}>` };
  });

/** Serves a page of another site, not just of another port; the shop accepts what it sends. */
const test = base.extend<{ servePage(content: string): Promise<string> }>({
  servePage: async ({ visitor: { language } }, use, { parallelIndex }) => {
    const port = process.env.LISTED_PORTS?.split(',')[parallelIndex];
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    let content = '';
    const server = createServer(({ url }, response) => {
      const html = `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><title>Partner</title><link rel="icon" href="data:,">
      <style>body { margin: 16px } body > * { display: block; margin-block: 48px }</style>
      <script src="${process.env.SHOP_URL}/embed/v1/diwan.js" async></script>${content}`;
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(url === '/empty' ? '<!doctype html>' : html);
    }).listen(Number(port), '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    await use(async (shown) => {
      content = shown;
      return `http://localhost:${port}/`;
    });
    server.close();
    server.closeAllConnections();
  },
});

test('a partner’s page shows every element, and what they open', async ({ visitor, servePage }) => {
  const { t, language } = visitor;
  const url = await servePage(elements.map(({ html }) => html).join(''));
  await visitor.startOver(`${url}empty`);
  await visitor.goto(url);
  const names = elements.map(({ tag }) => tag);
  /** Elements that still show nothing. */
  const empty = `${JSON.stringify(names)}.filter((tag) => {
    const inside = document.querySelector(tag)?.shadowRoot?.querySelector('.diwan-embed-root');
    return !inside?.querySelector('button, a, input, h1, h2, h3, [part=price]') || inside.querySelector('slot[name=loading]');
  })`;
  await visitor.expectValue(empty, []);
  await visitor.expectPageFits();

  const name = language === 'ar' ? 'كنبة «نفود» ثلاثية المقاعد' : 'Nafud Three-Seat Sofa';
  await visitor.hover('link', name);
  await visitor.press('link', t('product:quick_view_of', { name }));
  await visitor.sees('button', t('product:add_to_cart'), { within: { role: 'dialog' } });
  await visitor.expectOverlayFits('dialog', name);
  await visitor.press('button', t('product:add_to_cart'), { within: { role: 'dialog' } });
  await visitor.seesNo('dialog');
  await visitor.expectOverlayFits('region', t('common:toast.region'));
  await visitor.press('button', t('cart:clear'));
  await visitor.expectOverlayFits('dialog', t('cart:clear_confirm_title'));
  await visitor.press('button', t('common:cancel'));
  await visitor.seesNo('dialog');

  await visitor.press('button', undefined, { startsWith: t('common:gallery.open') });
  await visitor.expectOverlayFits('dialog', t('common:gallery.thumbnails'));
  await visitor.key('Escape');
  await visitor.seesNo('dialog');

  await visitor.fill(t('checkout:phone.number'), newPhone());
  await visitor.press('button', undefined, { startsWith: t('checkout:phone.request') });
  await visitor.expectOverlayFits('dialog', t('checkout:otp.title'));
  await visitor.key('Escape');
  await visitor.seesNo('dialog');
  expect(await visitor.evaluate('[scrollX, document.body.style.overflow]')).toEqual([0, '']);
});

test('orders by card on a partner’s page, to the receipt', async ({ visitor, servePage }) => {
  const { t } = visitor;
  const url = await servePage(
    '<diwan-add-button product="NF1042"></diwan-add-button><diwan-checkout accepts-card></diwan-checkout>',
  );
  await visitor.startOver(`${url}empty`);
  await visitor.goto(url);
  await visitor.press('button', undefined, { startsWith: t('product:add_to_cart') });
  const phone = newPhone();
  await visitor.fill(t('checkout:phone.number'), phone);
  await visitor.press('button', undefined, { startsWith: t('checkout:phone.request') });
  await visitor.sees('dialog', t('checkout:otp.title'));
  await visitor.fill(t('checkout:otp.label'), await codeSentTo(phone));
  await visitor.sees('heading', t('checkout:greeting_new'));
  await visitor.fill(t('common:form.name'), 'نورة القحطاني');
  await visitor.choose(t('checkout:address.governorate'), '1');
  await visitor.choose(t('checkout:address.zone'), '1');
  await visitor.press('radio', t('checkout:payment.card'));
  await visitor.press('checkbox');
  await visitor.press('button', undefined, { startsWith: t('checkout:place_order') });

  const card = { role: 'dialog', name: t('checkout:payment.card_title') } as const;
  await visitor.sees('button', undefined, { startsWith: t('checkout:payment.pay_now'), within: card });
  await visitor.expectOverlayFits('dialog', card.name);
  await visitor.press('button', undefined, { startsWith: t('checkout:payment.pay_now'), within: card });
  await visitor.expectOverlayFits('dialog', t('checkout:success.title'));
  await visitor.press('button', t('common:close'), {
    within: { role: 'dialog', name: t('checkout:success.title') },
  });
  await visitor.seesNo('dialog');
});
