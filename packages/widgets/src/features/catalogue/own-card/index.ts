export { type CardSetting, type CardValues, cardValues } from './card-values';
export { notePresses, takeEarlyPress } from './early-press';
export { cardsIn, createCard, fillCard, listIn, OWN_CARDS_SLOT, showCard, templateOf } from './fill-card';
export { OwnCardOf, type RenderCard } from './OwnCardOf';
export { type OwnCard, useOwnCard } from './use-own-card';
