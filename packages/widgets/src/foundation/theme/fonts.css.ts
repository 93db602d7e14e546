import { declareFontFaces } from './font-faces';

declareFontFaces(() => 'swap');
