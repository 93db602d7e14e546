/** The parts of valibot schemas that define the shape of an input. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly unknown[];
}

function filled(shape: Shape, text: string): unknown[] {
  if (shape.type === 'object')
    return Object.entries(shape.entries ?? {}).flatMap(([key, entry]) =>
      filled(entry, text).map((value) => ({ [key]: value })),
    );
  if (shape.type === 'array' && shape.item) return filled(shape.item, text).map((value) => [value]);
  if (shape.wrapped) return filled(shape.wrapped, text);
  const inner = (shape.options ?? []).flatMap((option) =>
    typeof option === 'object' ? filled(option as Shape, text) : [],
  );
  return inner.length > 0 ? inner : shape.type === 'string' ? [text] : [];
}

/** Values of a schema's shape, each with `text` in another one of its text fields, and nothing else. */
export const withTextInEachField = (schema: unknown, text: string): unknown[] =>
  filled(schema as Shape, text);
