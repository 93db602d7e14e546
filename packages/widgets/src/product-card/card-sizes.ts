const SIZES = '(min-width:1025px) 23vw, (min-width:768px) 31vw, 46vw';
const WIDE_SIZES = '(min-width:1025px) 47vw, (min-width:768px) 63vw, 94vw';

/** Width of a card in a grid, as a `sizes` attribute. */
export const cardSizes = (isWide: boolean): string => (isWide ? WIDE_SIZES : SIZES);
