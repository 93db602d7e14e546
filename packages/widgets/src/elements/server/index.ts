export { type CardsQuery, type PrerenderOptions, prerenderCards, readCardsQuery } from './prerender-cards';
