/** Whether warnings for developers are shown. */
export const isDevelopment = (): boolean => {
  try {
    // Bundlers replace this expression. Without a bundler or Node, reading it throws.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
};
