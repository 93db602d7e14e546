export { Spoken, type SpokenProps } from './Spoken';
