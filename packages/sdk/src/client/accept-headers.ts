/** What every request says: what it accepts, and in which language messages should be. */
export const acceptHeaders = (locale: string | undefined) => ({
  accept: 'application/json',
  ...(locale && { 'accept-language': locale }),
});
