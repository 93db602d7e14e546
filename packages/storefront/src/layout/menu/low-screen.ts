/** Lower than the design's phone with its fewer categories: the last entry stays above the contacts. */
export const low = '(max-height: 900px)';
