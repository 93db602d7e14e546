import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillFromFolder, type OpenShop, openFolder, openShop } from '@diwan/shop/serve';
import { expectAccessible } from './accessible';
import { button, codeField, forgetFailedLoads, newPhone, ownAddress, requestCode } from './checkout-steps';
import { expect, type Page, test } from './support';

/** A script like those of Turnstile and hCaptcha: what it shows is a button whose tokens count up. */
const SERVICE = `
window.captcha = {
  render(place, { sitekey, language, callback }) {
    const button = document.createElement('button');
    button.textContent = sitekey + ' ' + language;
    button.onclick = () => callback(String(Math.random()));
    place.append(button);
  },
};
onChallengeScript();`;

const repository = fileURLToPath(new URL('../..', import.meta.url));

let shop: OpenShop;
let dataDir: string;
let partner = '';
let partnerPage = '';
const servers: Server[] = [];
/** Whether the service accepts the next token. */
let accepted: boolean[] = [];

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test.beforeAll(async () => {
  const service = `http://127.0.0.1:${await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(SERVICE);
  })}`;
  // Another site, not just another port.
  partner = `http://localhost:${await serve((_, response) => {
    const policy = `default-src 'none'; script-src ${shop.url}; connect-src ${shop.url}; img-src ${shop.url} data:; font-src ${shop.url}; frame-src ${shop.url}`;
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(partnerPage);
  })}`;
  dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-challenge-'));
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    MEDIA_DIR: path.join(repository, 'examples/demo-shop/media'),
    LOG_LEVEL: 'silent',
    PICTURES_AHEAD: 'off',
    TRUSTED_PROXIES: '1',
    OTP_OUTBOX: 'on',
    // A single open code of strangers: every other one is challenged.
    OTP_HOURLY_LIMIT: '6',
    ALLOWED_ORIGINS: partner,
  };
  const folder = await openFolder(path.join(repository, 'examples/demo-shop'), env);
  shop = await openShop(env, {
    fill: fillFromFolder(folder, () => {}),
    challenge: {
      widget: { script: `${service}/captcha.js`, api: 'captcha', siteKey: 'key', sources: [service] },
      isPassed: async () => accepted.shift() ?? true,
    },
  });
  const first = await fetch(`${shop.url}/api/crm/public/otp/request/966/${newPhone()}`, { method: 'POST' });
  expect(first.status).toBe(200);
});
test.afterAll(async () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await shop?.close();
  // The shop may still be writing.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});
test.beforeEach(() => {
  accepted = [];
});

async function sentCode(phone: string): Promise<string | undefined> {
  const response = await fetch(`${shop.url}/api/dev/outbox`);
  const { results } = (await response.json()) as { results: { phone: string; code: string }[] };
  return results.find((message) => message.phone === `+966${phone}`)?.code;
}

const service = (page: Page, locale: string) =>
  page
    .locator('iframe')
    .contentFrame()
    .getByRole('button', { name: `key ${locale}` });

test('a stranger passes the challenge, and the code is sent', { tag: '@flow' }, async ({
  page,
  t,
  language,
  complaints,
}) => {
  const phone = newPhone();
  await page.setExtraHTTPHeaders(ownAddress());
  await page.goto(`${shop.url}/product/nafud-two-seat-sofa-NF1051?lang=${language}`);
  await page
    .getByRole('button', { name: t('product:add_to_cart'), exact: true })
    .first()
    .click();
  await page.goto(`${shop.url}/checkout`);
  await requestCode(page, t, phone);
  const dialog = page.getByRole('dialog', { name: t('checkout:challenge.title') });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(service(page, language)).toBeVisible();
  await expectAccessible(page);

  // Esc is pressed in a page of its own.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(service(page, language)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, t('checkout:phone.request'))).toBeFocused();
  expect(await sentCode(phone)).toBeUndefined();

  accepted = [false];
  await page.keyboard.press('Enter');
  await service(page, language).click();
  await expect(dialog.getByText(t('checkout:challenge.repeated'))).toBeVisible();
  await service(page, language).click();
  await expect(codeField(page, t)).toBeFocused();
  await codeField(page, t).fill(`${await sentCode(phone)}`);
  await expect(page.getByRole('heading', { name: t('checkout:greeting_new') })).toBeFocused();
  forgetFailedLoads(complaints);
});

test('on a partner’s page, whose policy allows the shop’s frame', { tag: '@flow' }, async ({
  page,
  t,
  language,
  complaints,
}) => {
  const phone = newPhone();
  partnerPage = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
    <meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Partner</title>
    <link rel="icon" href="data:,"><script src="${shop.url}/embed/v1/diwan.js" async></script>
    <diwan-add-button product="NF1051"></diwan-add-button><diwan-checkout></diwan-checkout>`;
  await page.goto(partner);
  await page.locator('diwan-add-button').getByRole('button').click();
  await requestCode(page, t, phone);
  await service(page, language).click();
  await expect(codeField(page, t)).toBeFocused();
  await codeField(page, t).fill(`${await sentCode(phone)}`);
  await expect(page.getByRole('heading', { name: t('checkout:greeting_new') })).toBeFocused();
  forgetFailedLoads(complaints);
});
