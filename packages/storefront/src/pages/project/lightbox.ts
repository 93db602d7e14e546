/** A chunk of its own: only those who open the gallery pay for it. */
export { Lightbox } from '@diwan/widgets';
