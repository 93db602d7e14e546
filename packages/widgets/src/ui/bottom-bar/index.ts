export { BottomBar } from './BottomBar';
