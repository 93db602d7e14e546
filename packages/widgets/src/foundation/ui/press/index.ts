export { useSinglePress } from './use-single-press';
