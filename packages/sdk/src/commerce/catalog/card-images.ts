import { type Positioned, sortByPosition } from './position';

/** Pictures on a card: the one shown and the one hovering swaps to (spec §2 «Product card»). */
export const CARD_IMAGE_COUNT = 2;

/** The first two images by position; fewer when the product has fewer. */
export const cardImages = <Picture extends Positioned>(images: readonly Picture[]): Picture[] =>
  sortByPosition(images).slice(0, CARD_IMAGE_COUNT);
