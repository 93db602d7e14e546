import { formatNumber } from '@diwan/sdk/commerce';
import { furnitureOutlines, furnitureShape } from '@diwan/sdk/commerce/drawing';
import type { Dimensions, Product } from '@diwan/sdk/contract';
import { type Bilingual, bilingual, unitName } from './labels';

/** An outline as an SVG document, in millimetres on paper; `bleed` is the margin around it for the stroke. */
interface PrintedOutline {
  svg: string;
  width: number;
  height: number;
  bleed: number;
}

/** Front and side view of a product at the same scale, with its dimensions. */
export interface Drawing {
  front: PrintedOutline;
  side: PrintedOutline;
  width: Bilingual;
  depth: Bilingual;
  height: Bilingual;
  alt: string;
}

/** Space for both outlines and the gap between them, in millimetres. */
const ROOM = { width: 84, height: 22 };
const GAP = 0.25;
const STROKE = 0.25;

function outline(paths: readonly string[], width: number, height: number, scale: number): PrintedOutline {
  const stroke = STROKE / scale;
  const box = [-stroke, -stroke, width + 2 * stroke, height + 2 * stroke].join(' ');
  const lines = paths.map((path) => `<path d="${path}"/>`).join('');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="#fff" stroke="#1B1E1C" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round">${lines}</svg>`,
    width: width * scale,
    height: height * scale,
    bleed: STROKE,
  };
}

/** The product page's dimension drawing, for print. @returns null for dimensions that can't be drawn */
export function drawing(
  product: Pick<Product, 'name_en' | 'name_ar' | 'shape'> & { dimensions: Dimensions | null },
): Drawing | null {
  if (!product.dimensions) return null;
  const { default_width: width, default_depth: depth, default_height: height, unit } = product.dimensions;
  if (!(width > 0 && depth > 0 && height > 0)) return null;
  const shape = furnitureShape(product);
  const scale = Math.min(ROOM.width / (width + depth + GAP * Math.max(width, depth)), ROOM.height / height);
  const measure = (value: number): Bilingual =>
    bilingual((locale) => `${formatNumber(value, locale)} ${unitName(unit)[locale]}`);
  const outlines = furnitureOutlines[shape];
  return {
    front: outline(outlines.front(width, height), width, height, scale),
    side: outline(outlines.side(depth, height), depth, height, scale),
    width: measure(width),
    depth: measure(depth),
    height: measure(height),
    alt: `${width} × ${depth} × ${height} ${unit}`,
  };
}
