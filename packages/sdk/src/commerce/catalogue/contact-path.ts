/**
 * Path of the contact form, optionally about a product or a project (spec §2 «Contact»).
 *
 * @example contactPath({ itemId: 101 }) // '/contact?item_id=101'
 */
export function contactPath({
  itemId,
  projectId,
}: {
  itemId?: number | undefined;
  projectId?: number | undefined;
} = {}): string {
  const parameters = [
    ...(itemId === undefined ? [] : [`item_id=${itemId}`]),
    ...(projectId === undefined ? [] : [`project_id=${projectId}`]),
  ];
  return ['/contact', ...(parameters.length > 0 ? [parameters.join('&')] : [])].join('?');
}
