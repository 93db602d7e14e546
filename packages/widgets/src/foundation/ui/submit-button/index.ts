export { SubmitButton } from './SubmitButton';
