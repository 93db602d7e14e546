export { SocialIcon } from './SocialIcon';
