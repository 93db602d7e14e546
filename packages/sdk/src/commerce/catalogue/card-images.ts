import { type Positioned, sortByPosition } from './position';

/** Images on a card: the main one and the one shown on hover (spec §2 «Product card»). */
export const CARD_IMAGE_COUNT = 2;

/** The first two images by position; fewer when the product has fewer. */
export const cardImages = <Picture extends Positioned>(images: readonly Picture[]): Picture[] =>
  sortByPosition(images).slice(0, CARD_IMAGE_COUNT);
