/** Media query of a mouse or trackpad. In its own file to keep `breakpoints` out of the first load. */
export const finePointer = '(hover: hover) and (pointer: fine)';
