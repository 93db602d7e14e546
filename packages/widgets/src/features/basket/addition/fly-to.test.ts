import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { basketTarget } from './basket-target';
import { flightFrames, flyTo } from './fly-to';
import { sendToBasket } from './send-to-basket';

const flights: { element: Element; frames: unknown; timing: unknown; finish: () => void }[] = [];
let prefersStillness = false;

beforeEach(() => {
  flights.length = 0;
  prefersStillness = false;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStillness }));
  Element.prototype.animate = function (this: Element, frames: unknown, timing: unknown) {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    flights.push({ element: this, frames, timing, finish });
    return { finished } as unknown as Animation;
  };
  document.body.innerHTML = '<img id="picture" alt="">';
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const picture = () => document.querySelector('#picture') as Element;

function addIcon() {
  const icon = document.createElement('span');
  for (const [name, value] of Object.entries(basketTarget('cart'))) icon.setAttribute(name, value);
  document.body.append(icon);
  return icon;
}

describe('flyTo', () => {
  it('sends a copy of the picture for a second, removes it on arrival and bumps the icon', async () => {
    const icon = addIcon();
    flyTo(icon, picture());
    expect(document.querySelectorAll('img')).toHaveLength(2);
    expect(flights[0]?.timing).toMatchObject({ duration: 1000 });
    flights[0]?.finish();
    await expect.poll(() => document.querySelectorAll('img')).toHaveLength(1);
    expect(flights[1]?.element).toBe(icon);
  });

  it('does not animate with reduced motion', () => {
    prefersStillness = true;
    const icon = addIcon();
    flyTo(icon, picture());
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(flights.map(({ element }) => element)).toEqual([icon]);
  });
});

describe('sendToBasket', () => {
  it('flies the picture to the icon of that basket, even one that has just appeared', async () => {
    sendToBasket(picture(), 'cart');
    const icon = addIcon();
    await expect.poll(() => document.querySelectorAll('img')).toHaveLength(2);
    flights[0]?.finish();
    await expect.poll(() => flights[1]?.element).toBe(icon);
  });

  it('flies to the icon of the same shop', async () => {
    addIcon();
    const shop = document.createElement('div');
    shop.setAttribute('api-base', 'https://other.example/api');
    const icon = addIcon();
    shop.append(icon, picture());
    document.body.append(shop);
    sendToBasket(picture(), 'cart');
    await expect.poll(() => flights).toHaveLength(1);
    flights[0]?.finish();
    await expect.poll(() => flights[1]?.element).toBe(icon);
  });

  it('does nothing without an icon for that basket', async () => {
    addIcon();
    sendToBasket(picture(), 'price-box');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(flights).toEqual([]);
  });
});

describe('flightFrames', () => {
  const frames = flightFrames({ x: 100, y: 500 }, { x: 20, y: 40 });

  it('starts where the picture is and ends small at the icon', () => {
    expect(frames[0]).toMatchObject({ transform: 'translate(0px, 0px) scale(1)', opacity: 1 });
    expect(frames.at(-1)).toMatchObject({ transform: 'translate(-80px, -460px) scale(0.12)', offset: 1 });
    expect(frames.at(-1)?.opacity).toBeCloseTo(0.4);
  });

  it('fades only at the end', () => {
    const fading = frames.filter(({ opacity }) => Number(opacity) < 1).map(({ offset }) => Number(offset));
    expect(Math.min(...fading)).toBeGreaterThan(0.8);
  });
});
