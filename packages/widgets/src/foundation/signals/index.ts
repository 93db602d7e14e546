export { type StoreValues, useSignalValue, useStore } from './use-signal-value';
