import { describe, expect, it } from 'vitest';
import { FURNITURE_SHAPES, furnitureOutlines } from './furniture-outlines';
import { furnitureShape } from './furniture-shape';

describe('furniture outlines', () => {
  const measures = [
    [228, 82],
    [42, 156],
    [4, 190],
    [240, 1],
    [600, 72],
  ] as const;

  it.each(FURNITURE_SHAPES)('%s is drawn for any dimensions', (shape) => {
    for (const [width, height] of measures) {
      for (const side of [furnitureOutlines[shape].front, furnitureOutlines[shape].side]) {
        for (const path of side(width, height)) expect(path).not.toMatch(/NaN|Infinity|undefined/);
      }
    }
  });

  it('draws more cushions for longer sofas', () => {
    const cushions = (width: number) =>
      furnitureOutlines.sofa.front(width, 82)[2]?.split('M').filter(Boolean).length;
    expect(cushions(168)).toBe(1);
    expect(cushions(228)).toBe(2);
    expect(cushions(340)).toBe(3);
  });
});

it('draws a majlis module without arms and legs: all parts span its width', () => {
  const parts = furnitureOutlines.majlis.front(100, 72).filter((path) => path.endsWith('z'));
  // A rectangle's path starts one radius from the left and runs for its width minus both radii.
  const widths = parts.map((path) => {
    const [, x, h] = /^M([\d.]+) [\d.]+h([\d.]+)/.exec(path) ?? [];
    return Number(x) * 2 + Number(h);
  });
  expect(widths).toEqual([100, 100, 100]);
});

describe('furnitureShape', () => {
  it.each([
    ['Nafud Three-Seat Sofa', 'sofa'],
    ['Dirah Majlis Module', 'majlis'],
    ['Sahra Table Lamp', 'lamp'],
    ['Badr Marble Coffee Table', 'table'],
    ['Majra Dining Chair', 'chair'],
    ['Layl Upholstered Bed', 'bed'],
    ['Layl Nightstand', 'cabinet'],
    ['Mada TV Unit', 'cabinet'],
    ['Bustan Planter', 'box'],
    ['', 'box'],
  ])('%s: %s', (name_en, shape) => {
    expect(furnitureShape({ name_en, name_ar: '' })).toBe(shape);
  });
  it.each([
    ['كنبة نفود بثلاثة مقاعد', 'sofa'],
    ['مصباح الطاولة «صحرا»', 'lamp'],
    ['طاولة قهوة رخام', 'table'],
    ['كرسي طعام', 'chair'],
    ['السرير المنجّد', 'bed'],
    ['مزهرية', 'box'],
  ])('uses the Arabic name if the English one has no match, %s: %s', (name_ar, shape) => {
    expect(furnitureShape({ name_en: '', name_ar })).toBe(shape);
    expect(furnitureShape({ name_en: 'Banc 240', name_ar })).toBe(shape);
  });
  it("prefers the catalogue's shape to the names", () => {
    expect(furnitureShape({ name_en: 'Sofa table', name_ar: 'كنبة', shape: 'table' })).toBe('table');
    expect(furnitureShape({ name_en: 'Sofa', name_ar: '', shape: 'of the future' })).toBe('sofa');
  });
});
