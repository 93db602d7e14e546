/** Headers sent with every request. */
export const acceptHeaders = (locale: string | undefined) => ({
  accept: 'application/json',
  ...(locale && { 'accept-language': locale }),
});
