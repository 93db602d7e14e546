/** The first of the images that shows a product in a colour, if one does; hex values are compared in any case. */
export const imageInColor = <Picture extends { color?: string | null | undefined }>(
  images: readonly Picture[],
  hex: string | undefined,
): Picture | undefined =>
  hex === undefined ? undefined : images.find(({ color }) => color?.toLowerCase() === hex.toLowerCase());
