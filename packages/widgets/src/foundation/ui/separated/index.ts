export { Separated } from './Separated';
