import { theme } from '#theme';
import { fontFaceCss } from '../theme/font-face-css';

/** The fonts of the widgets as a style sheet. The embed build works it out beforehand. */
export const fontFaceText = fontFaceCss(theme.fontFaces, theme.fallbackFaces);
