import type { Product } from '../../contract';
import { inCentimetres } from '../catalogue/in-centimetres';
import { type FurnitureShape, furnitureShape } from '../drawing';

/** A door that stands beside the pieces, in cm: everybody knows its size. */
export const DOOR = { width: 90, height: 210 } as const;

/** Height of the lower edge of a hanging lamp, in cm. */
const HANGING = 180;
/** Lower pieces, such as rugs, are a line on the floor. */
const LOWEST_OUTLINE = 3;
const LINE_EVERY = 100;

/** The front of a piece, in cm. */
export interface DrawnPiece {
  readonly shape: FurnitureShape;
  readonly width: number;
  readonly height: number;
  /** Distance of its lower edge from the floor. */
  readonly lift: number;
  /** Whether it is too low for an outline. */
  readonly isFlat: boolean;
}

/** Up to four pieces and a door on one floor, at one scale; all lengths in cm. */
export interface DrawnToScale {
  /** One of each product; null for a product without sizes, and for a set, whose pieces have their own. */
  readonly pieces: readonly (DrawnPiece | null)[];
  /** Width of the widest piece. */
  readonly widest: number;
  /** Width of the door and all pieces. */
  readonly total: number;
  /** Height of the drawing: that of the door, or of what is taller. */
  readonly tallest: number;
  /** Heights of the lines behind the pieces. */
  readonly lines: readonly number[];
}

type Drawable = Pick<Product, 'name_en' | 'name_ar' | 'shape' | 'is_set' | 'has_dimension' | 'dimensions'>;

/** Lengths above this would leave nothing to see of the others, and an endless row of lines. */
const LARGEST = 2_000;

function drawnPiece(product: Drawable): DrawnPiece | null {
  const { dimensions, has_dimension, is_set } = product;
  if (!has_dimension || !dimensions || is_set) return null;
  const width = inCentimetres(dimensions.default_width, dimensions);
  const height = inCentimetres(dimensions.default_height, dimensions);
  if (!width || height === null || Math.max(width, height) > LARGEST) return null;
  const shape = furnitureShape(product);
  return { shape, width, height, lift: shape === 'pendant' ? HANGING : 0, isFlat: height < LOWEST_OUTLINE };
}

/** Measures the fronts of products for a drawing at one scale. */
export function drawnToScale(products: readonly Drawable[]): DrawnToScale {
  const pieces = products.map(drawnPiece);
  const drawn = pieces.filter((piece) => piece !== null);
  const tallest = Math.max(DOOR.height, ...drawn.map(({ height, lift }) => height + lift));
  let total = DOOR.width;
  for (const { width } of drawn) total += width;
  const lines: number[] = [];
  for (let line = LINE_EVERY; line <= tallest; line += LINE_EVERY) lines.push(line);
  return { pieces, widest: Math.max(0, ...drawn.map(({ width }) => width)), total, tallest, lines };
}

/** How the front of a piece differs from another one, in cm: negative for a narrower or lower one. */
export interface FrontDifference {
  /** Place of the piece. */
  readonly piece: number;
  /** Place of the piece it is compared with: the first that is drawn. */
  readonly first: number;
  readonly width: number;
  readonly height: number;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** How each drawn piece differs from the first one: what a drawing shows, as data for a text. */
export function frontDifferences({ pieces }: Pick<DrawnToScale, 'pieces'>): FrontDifference[] {
  const places = pieces.flatMap((piece, place) => (piece ? [{ piece, place }] : []));
  const [first, ...others] = places;
  if (!first) return [];
  return others.map(({ piece, place }) => ({
    piece: place,
    first: first.place,
    width: hundredths(piece.width - first.piece.width),
    height: hundredths(piece.height - first.piece.height),
  }));
}
