export { KeptMarkup, type KeptMarkupProps, type MarkupKeeper, MarkupKeeperProvider } from './KeptMarkup';
