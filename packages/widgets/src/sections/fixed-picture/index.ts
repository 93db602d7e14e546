export { FixedPicture } from './FixedPicture';
