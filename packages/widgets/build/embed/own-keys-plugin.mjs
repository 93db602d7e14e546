const LOOP = /for \(const (\w+) in ([\w.$]+)\)/g;

/**
 * Has valibot read an object's own keys. Its loops take inherited ones too, and on a page whose script has extended
 * `Object.prototype` every schema would then hold a field that is no schema.
 * @type {import('rolldown').Plugin}
 */
export const ownKeysPlugin = {
  name: 'own-keys',
  transform(source, id) {
    if (!/[/\\]valibot[/\\]dist[/\\]/.test(id)) return undefined;
    return { code: source.replace(LOOP, 'for (const $1 of Object.keys($2))'), map: null };
  },
};
