import { test } from './partner-page';
import { expect, type Page } from './support';

/* Cards in the markup of the page around: docs/decisions/0056. */

const shop = `${process.env.SHOP_URL}`;
const tag = 'diwan-product-grid';

const cards = (page: Page) => page.locator('li[data-diwan-product]');
const cardMarkup = `<li><a data-diwan="link"><h2 data-diwan="name"></h2><img data-diwan="picture" sizes="160px"></a><p data-diwan="price"></p><button data-diwan="add"></button></li>`;
const grid = `<${tag} category="1" limit="3" single-page><template>${cardMarkup}</template><ul data-diwan="list"></ul><a href="${shop}">Shop</a></${tag}><diwan-cart-button></diwan-cart-button>`;

test('a grid’s products show in the page’s own cards, and are added from there @flow', async ({
  page,
  serve,
  language,
}) => {
  await page.goto(await serve(grid));
  await expect(cards(page)).toHaveCount(3);
  const first = cards(page).first();
  await expect(first.getByRole('heading')).toHaveText(language === 'ar' ? /\p{Script=Arabic}/u : /[A-Za-z]/);
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^${shop}/product/.+lang=${language}$`),
  );
  await expect(page.getByRole('link', { name: 'Shop' })).toBeHidden();
  await first.getByRole('button').click();
  const remove = language === 'ar' ? 'إزالة من السلة' : 'Remove from cart';
  await expect(first.getByRole('button')).toHaveText(remove);
  await expect(cards(page)).toHaveCount(3);
  await expect(page.locator('diwan-cart-button').getByRole('link')).toHaveAccessibleName(/1|واحدة/);
});

test('the element takes over the cards of the page’s server @once', async ({ page, serve }) => {
  const { results } = (await (
    await fetch(`${shop}/api/cms/public/items?category=1&limit=1&sort_by=postion`)
  ).json()) as {
    results: { id: number }[];
  };
  const [{ id }] = results as [{ id: number }];
  const rendered = cardMarkup
    .replace('<li>', `<li data-diwan-product="${id}" data-kept>`)
    .replace('name"></h2>', 'name">From the server</h2>');
  await page.goto(
    await serve(grid.replace('limit="3"', 'limit="1"').replace('"list"></ul>', `"list">${rendered}</ul>`)),
  );
  await expect(cards(page).getByRole('button')).toHaveText('Add to cart');
  await expect(cards(page).and(page.locator('[data-kept]'))).toHaveCount(1);
  await expect(cards(page).getByRole('heading')).not.toHaveText('From the server');
});
