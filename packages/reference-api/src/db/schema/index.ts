export * from './catalogue';
export * from './content';
export * from './events';
export * from './geography';
export * from './operations';
export * from './sales';
