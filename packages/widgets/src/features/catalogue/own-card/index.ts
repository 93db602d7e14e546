export { cardsIn, listIn, OWN_CARDS_SLOT, templateOf } from './card-list';
export type { CardSetting, CardValues } from './card-values';
export { createCard, fillCard, showCard } from './fill-card';
export { OwnCardOf, type RenderCard } from './OwnCardOf';
export { type CardProps, useOwnCard } from './use-own-card';
