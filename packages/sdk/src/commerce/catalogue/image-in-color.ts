/** The first image that shows the product in a colour, if any; hex values are compared case-insensitively. */
export const imageInColor = <Picture extends { color?: string | null | undefined }>(
  images: readonly Picture[],
  hex: string | undefined,
): Picture | undefined =>
  hex === undefined ? undefined : images.find(({ color }) => color?.toLowerCase() === hex.toLowerCase());
