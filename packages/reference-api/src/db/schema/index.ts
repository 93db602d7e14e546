export * from './catalogue';
export * from './content';
export * from './geography';
export * from './operations';
export * from './sales';
