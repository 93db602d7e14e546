import { fontFaceCss } from '../theme/font-face-css';
import { fallbackFaces, fontFaces } from '../theme/fonts';

/** The fonts of the widgets as a style sheet. The embed build works it out beforehand. */
export const fontFaceText = fontFaceCss(fontFaces, fallbackFaces);
