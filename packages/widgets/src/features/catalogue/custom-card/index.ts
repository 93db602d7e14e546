export { CustomCard, type RenderCard } from './CustomCard';
export { CUSTOM_CARDS_SLOT, cardsIn, listIn, templateOf } from './card-list';
export type { CardSetting, CardValues } from './card-values';
export { createCard, fillCard, showCard } from './fill-card';
export { type CardProps, useCustomCard } from './use-custom-card';
