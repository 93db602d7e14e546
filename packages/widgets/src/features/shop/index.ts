export { DiwanProvider, type DiwanProviderProps } from './DiwanProvider';
export { widget } from './widget';
