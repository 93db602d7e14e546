import { expect } from '@playwright/test';
import { openOtherShop } from '../journeys/other-shop';
import { codeSentTo, newPhone } from './checkout-code';
import { test, type Visitor } from './visitor';

/** Products by their names: one sold online, one made to order. */
const names = {
  en: { sofa: 'Nafud Three-Seat Sofa', category: 'Sofas' },
  ar: { sofa: 'كنبة «نفود» ثلاثية المقاعد', category: 'الكنب' },
};

const toast = (visitor: Visitor) => ['region', visitor.t('common:toast.region')] as const;

test('buys a sofa: list, quick view, cart, promo code, phone, address, receipt', async ({ visitor }) => {
  const { t, language } = visitor;
  const name = names[language].sofa;
  await visitor.open('/products/category/1');
  await visitor.expectPageFits();
  await visitor.hover('link', name);
  await visitor.press('link', t('product:quick_view_of', { name }));
  await visitor.sees('button', t('product:add_to_cart'), { within: { role: 'dialog' } });
  await visitor.expectOverlayFits('dialog', name);
  await visitor.press('button', t('product:add_to_cart'), { within: { role: 'dialog', name } });
  await visitor.expectOverlayFits(...toast(visitor));
  await visitor.press('link', t('common:toast.view_cart'));

  await visitor.expectPath('/cart');
  await visitor.press('button', t('cart:line.increase', { name }));
  await visitor.press('button', t('cart:clear'));
  await visitor.expectOverlayFits('dialog', t('cart:clear_confirm_title'));
  await visitor.press('button', t('common:cancel'));
  await visitor.seesNo('dialog');
  await visitor.expectPageFits();
  await visitor.press('link', t('cart:checkout'));

  await visitor.expectPath('/checkout');
  await visitor.sees('heading', t('checkout:title'));
  await visitor.expectPageFits();
  const phone = newPhone();
  await visitor.fill(t('checkout:phone.number'), phone);
  await visitor.press('button', undefined, { startsWith: t('checkout:phone.request') });
  await visitor.expectOverlayFits('dialog', t('checkout:otp.title'));
  await visitor.fill(t('checkout:otp.label'), await codeSentTo(phone));

  await visitor.sees('heading', t('checkout:greeting_new'));
  await visitor.fill(t('checkout:promo.title'), 'WELCOME10');
  await visitor.press('button', t('checkout:promo.apply'));
  await visitor.seesText(t('checkout:promos_messages.success'));
  await visitor.fill(t('common:form.name'), 'نورة القحطاني');
  await visitor.choose(t('checkout:address.governorate'), '1');
  await visitor.choose(t('checkout:address.zone'), '1');
  await visitor.press('checkbox');
  await visitor.expectPageFits();
  await visitor.press('button', undefined, { startsWith: t('checkout:place_order') });
  await visitor.expectOverlayFits('dialog', t('checkout:success.title'));
  await visitor.press('button', t('checkout:success.close'));
  await visitor.expectPath('/');
});

test('sees a toast in front where there are no popovers, as in iOS 16', async ({ visitor }) => {
  const { t, language } = visitor;
  await visitor.open('/products/category/1');
  await visitor.evaluate(`(() => {
    HTMLElement.prototype.togglePopover = undefined;
    for (const popover of document.querySelectorAll('[popover]')) popover.removeAttribute('popover');
  })()`);
  await visitor.press('button', t('product:add_to_cart_named', { name: names[language].sofa }));
  await visitor.expectOverlayFits(...toast(visitor));
});

test('asks for a quote of a piece made to order', async ({ visitor }) => {
  const { t } = visitor;
  await visitor.open('/product/anything-DR2011');
  await visitor.expectPageFits();
  await visitor.press('button', t('product:add_to_price_box'));
  await visitor.expectOverlayFits(...toast(visitor));
  await visitor.press('link', t('common:toast.view_price_box'));
  await visitor.expectPath('/price-box');
  await visitor.press('button', t('priceBox:clear'));
  await visitor.expectOverlayFits('dialog', t('priceBox:clear_confirm_title'));
  await visitor.press('button', t('common:cancel'));
  await visitor.seesNo('dialog');
  await visitor.press('button', t('priceBox:form.submit'));
  await visitor.seesText(t('common:form.field_required', { field: t('common:form.name') }));
  await visitor.expectPageFits();
  const within = { role: 'main' } as const;
  await visitor.fill(t('common:form.name'), 'نورة القحطاني', { within });
  await visitor.fill(t('common:form.email'), 'noura@example.com', { within });
  await visitor.fill(t('common:form.phone'), '0501234567', { within });
  await visitor.press('button', t('priceBox:form.submit'));
  await visitor.sees('heading', t('priceBox:success.title'));
  await visitor.expectPageFits();
});

test('searches, and Esc closes the search', async ({ visitor }) => {
  const { t, isPhone } = visitor;
  const field = t('common:search_label');
  await visitor.open('/');
  await visitor.press('button', t('layout:header.search'));
  await visitor.sees('textbox', undefined, { within: { role: 'dialog' } });
  await visitor.expectOverlayFits('dialog', field, { isRoomy: isPhone });
  await visitor.type('qqqq');
  await visitor.seesText(t('common:no_items_found'));
  await visitor.expectOverlayFits('dialog', field, { isRoomy: isPhone });
  // The first clears the field, the second closes the search.
  await visitor.key('Escape');
  await visitor.type(visitor.language === 'ar' ? 'كنبة' : 'sofa');
  await visitor.sees('link', undefined, { within: { role: 'list', within: { role: 'dialog' } } });
  await visitor.expectOverlayFits('dialog', field, { isRoomy: isPhone });
  await visitor.key('Escape');
  await visitor.key('Escape');
  await visitor.seesNo('dialog');
});

test('filters a list by colour and width, and Back undoes each', async ({ visitor }) => {
  const { t, isPhone } = visitor;
  const main = { role: 'main' } as const;
  const within = isPhone ? ({ role: 'dialog' } as const) : main;
  const found = (count: number) =>
    expect.poll(() => visitor.count('article', { within: main }), { timeout: 15_000 }).toBe(count);
  const open = (facet: 'colour' | 'price' | 'width') =>
    isPhone ? undefined : visitor.press('button', t(`product:filters.${facet}`), { within: main });
  await visitor.open('/products/category/1');
  if (isPhone) {
    await visitor.press('button', t('product:filters.title'), { within: main });
    await visitor.expectOverlayFits('dialog', t('product:filters.title'), { isRoomy: true });
  }
  await open('colour');
  await visitor.press('checkbox', undefined, {
    startsWith: visitor.language === 'ar' ? 'مريمي' : 'Sage',
    within,
  });
  await visitor.expectValue('location.search', '?colour=1');
  await found(3);
  await visitor.expectPageFits();

  await open('price');
  await visitor.sees('textbox', t('product:filters.from'), { within });
  const thumbs = `[...document.querySelectorAll('${isPhone ? 'dialog' : 'details[open]'} input[type=range]')].map((range, place) => {
    const { left, right, top, height } = range.getBoundingClientRect();
    const isAtLeft = (place === 0) === (getComputedStyle(range).direction === 'ltr');
    return document.elementFromPoint(isAtLeft ? left + 12 : right - 12, top + height / 2) === range;
  })`;
  await visitor.expectValue(thumbs, [true, true]);

  await open('width');
  const field = `${t('product:filters.space')} (${t('common:cm')})`;
  await visitor.fill(field, '٢٢٠', { within });
  await visitor.key('Enter');
  await visitor.expectValue('location.search', '?colour=1&fits=220');
  await found(1);
  if (isPhone) {
    // Enter shows the list.
    await visitor.seesNo('dialog');
    await visitor.expectPageFits();
    // Back closes the sheet alone.
    await visitor.press('button', undefined, { startsWith: t('product:filters.title'), within: main });
    await visitor.evaluate('history.back()');
    await visitor.seesNo('dialog');
    await visitor.expectValue('location.search', '?colour=1&fits=220');
  }
  await visitor.expectPageFits();
  await visitor.evaluate('history.back()');
  await visitor.expectValue('location.search', '?colour=1');
  await found(3);
  await visitor.evaluate('history.back()');
  await visitor.expectValue('location.search', '');
  await found(8);
});

test('compares three sofas on one floor, removes one, and Back undoes it', async ({ visitor }) => {
  const { t } = visitor;
  /**
   * How many fronts there are with the door's, whether they stand on one line, whether at one scale that isn't tiny, and
   * whether each picture is as high as its frame.
   */
  const fronts = `(() => {
    const fronts = [...document.querySelectorAll('*:has(> [data-piece]) > span > svg')];
    const boxes = fronts.map((front) => front.getBoundingClientRect());
    const scales = fronts.flatMap(({ viewBox: { baseVal } }, place) => [
      boxes[place].width / baseVal.width, boxes[place].height / baseVal.height,
    ]);
    const spread = (numbers) => Math.max(...numbers) - Math.min(...numbers);
    const pictures = [...document.querySelectorAll('[data-column] img')];
    return [
      fronts.length,
      spread(boxes.map(({ bottom }) => bottom)) < 1,
      Math.min(...scales) > 0.3 && spread(scales) < 0.02,
      pictures.length === fronts.length - 1 && pictures.every((image) => image.clientHeight === image.closest('div').clientHeight),
    ];
  })()`;
  const pieces = 'NF1042,RM1043,DN1052';
  await visitor.open(`/compare?items=${pieces}`);
  await visitor.expectValue(fronts, [4, true, true, true]);
  await visitor.expectPageFits();
  await visitor.press('link', undefined, {
    startsWith: t('compare:remove', { name: '' }).trim(),
    within: { role: 'main' },
  });
  await visitor.expectValue('location.search', '?items=RM1043,DN1052');
  await visitor.sees('heading', t('compare:two_sofas'));
  await visitor.expectValue(fronts, [3, true, true, true]);
  await visitor.expectPageFits();
  await visitor.evaluate('history.back()');
  await visitor.expectValue('location.search', `?items=${pieces}`);
  await visitor.sees('heading', t('compare:three_sofas'));
  await visitor.expectValue(fronts, [4, true, true, true]);
});

test('looks at the gallery of a product, and makes it their own', async ({ visitor }) => {
  const { t } = visitor;
  await visitor.open('/product/nafud-three-seat-sofa-NF1042');
  await visitor.press('button', undefined, { startsWith: t('common:gallery.open') });
  const gallery = ['dialog', t('common:gallery.thumbnails')] as const;
  await visitor.expectOverlayFits(...gallery);
  await visitor.press('button', t('common:gallery.next'), { within: { role: 'dialog' } });
  await visitor.expectOverlayFits(...gallery);
  await visitor.key('Escape');
  await visitor.seesNo('dialog');
  await visitor.press('button', undefined, { startsWith: t('common:change') });
  await visitor.expectPageFits();
});

test('opens the menu, and changes the language', async ({ visitor }) => {
  const { t, language } = visitor;
  const { category } = names[language];
  await visitor.open('/');
  await visitor.expectPageFits();
  // On phones and tablets.
  if ((await visitor.count('button', { name: t('layout:header.open_menu') })) > 0) {
    const menu = { role: 'dialog' } as const;
    await visitor.press('button', t('layout:header.open_menu'));
    await visitor.sees('button', undefined, { startsWith: category, within: menu });
    await visitor.expectOverlayFits('dialog');
    await visitor.press('button', undefined, { startsWith: category, within: menu });
    await visitor.sees('button', t('layout:menu.back_to_menu'));
    await visitor.expectOverlayFits('dialog');
    await visitor.press('button', t('layout:menu.back_to_menu'));
    await visitor.press('button', t('layout:header.switch_language_a11y'), { within: menu });
  } else {
    await visitor.hover('button', undefined, { within: { role: 'navigation', within: { role: 'banner' } } });
    await visitor.sees('link', category, { within: { role: 'panel' } });
    await visitor.expectOverlayFits('panel');
    await visitor.key('Escape');
    await visitor.press('button', t('layout:header.switch_language_a11y'));
  }
  await visitor.expectValue('document.documentElement.dir', language === 'ar' ? 'ltr' : 'rtl');
  await visitor.expectPageFits();
});

test('asks for a project like one of the shop’s', async ({ visitor }) => {
  const { t } = visitor;
  await visitor.open('/projects/1');
  await visitor.expectPageFits();
  await visitor.press('button', t('projects:request'));
  await visitor.expectOverlayFits('dialog');
  const within = { role: 'dialog' } as const;
  await visitor.fill(t('common:form.name'), 'نورة القحطاني', { within });
  await visitor.fill(t('common:form.email'), 'noura@example.com', { within });
  await visitor.fill(t('common:form.phone'), '0501234567', { within });
  await visitor.press('button', t('projects:form.submit'), { within });
  await visitor.sees('heading', t('projects:form.success_title'));
  await visitor.expectOverlayFits('dialog');
  await visitor.press('button', t('common:close'), { within });
  await visitor.seesNo('dialog');
});

test('sees the picture of a banner stay in place while the page scrolls past it', async ({ visitor }) => {
  await visitor.open('/products');
  const moved = await visitor.evaluate<{ slide: number; picture: number }>(`(() => {
    const slide = document.querySelector('.splide__slide');
    const tops = () => [slide, slide.querySelector('img')].map((part) => part.getBoundingClientRect().top);
    scrollTo({ top: 0, behavior: 'instant' });
    const before = tops();
    scrollTo({ top: 150, behavior: 'instant' });
    const after = tops();
    return { slide: after[0] - before[0], picture: after[1] - before[1] };
  })()`);
  expect(moved.slide).toBeLessThan(-100);
  expect(Math.abs(moved.picture)).toBeLessThan(1);
});

test('is asked about cookies', async ({ visitor }) => {
  const { t } = visitor;
  const shop = await openOtherShop({ settings: { tag_manager_id: 'GTM-XXXXXXX', consent_required: true } });
  try {
    await visitor.open(`${shop.url}/about`);
    const banner = ['region', t('common:consent.title')] as const;
    await visitor.expectOverlayFits(...banner);
    await visitor.expectPageFits();
    await visitor.press('button', t('common:consent.decline'));
    await visitor.seesNo(...banner);
  } finally {
    shop.close();
  }
});
