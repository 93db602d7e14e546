/** Media query of a mouse or trackpad. Apart from the others, which no script of a first load needs. */
export const finePointer = '(hover: hover) and (pointer: fine)';
