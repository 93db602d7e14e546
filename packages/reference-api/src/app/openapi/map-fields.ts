import type { JsonSchema } from '@valibot/to-json-schema';

type Child = JsonSchema | boolean;

/**
 * Applies `change` to each field of a schema at any depth. A field's path is its parent's path, a dot and its name;
 * lists and alternatives add nothing. References are not followed.
 */
export function mapFields(
  schema: JsonSchema,
  path: string,
  change: (field: JsonSchema, path: string) => JsonSchema,
): JsonSchema {
  const inside = (child: Child): Child =>
    typeof child === 'boolean' ? child : mapFields(child, path, change);
  const { properties, items, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]): [string, Child] => {
          const fieldPath = `${path}.${name}`;
          return [
            name,
            typeof field === 'boolean' ? field : change(mapFields(field, fieldPath, change), fieldPath),
          ];
        }),
      ),
    }),
    ...(typeof items === 'object' && !Array.isArray(items) && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
    ...(oneOf && { oneOf: oneOf.map(inside) }),
  };
}
