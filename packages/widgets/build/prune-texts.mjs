/** @typedef {{ [key: string]: string | TextTree }} TextTree */

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Heads of keys that a script completes at run time: `` `common:sort.${name}` `` → `common:sort.`. */
const keyHeads = (/** @type {string} */ code) =>
  [...code.matchAll(/`(\w+:[\w.]*)\$\{/g)].map(([, head = '']) => head);

/**
 * The texts of a namespace that the scripts name: `t('cart:items_title')` keeps all plural forms of that key.
 * @param {string} namespace @param {TextTree} texts @param {string} code @returns {TextTree}
 */
export function pruneTexts(namespace, texts, code) {
  const heads = keyHeads(code);
  const isUsed = (/** @type {string} */ key) =>
    code.includes(`"${key.replace(pluralSuffix, '')}"`) ||
    code.includes(`"${key}"`) ||
    heads.some((head) => key.startsWith(head));

  /** @param {TextTree} tree @param {string} path @returns {TextTree} */
  const prune = (tree, path) => {
    /** @type {TextTree} */
    const kept = {};
    for (const [name, value] of Object.entries(tree)) {
      const key = `${path}${name}`;
      if (typeof value === 'string') {
        if (isUsed(key)) kept[name] = value;
        continue;
      }
      const branch = prune(value, `${key}.`);
      if (Object.keys(branch).length > 0) kept[name] = branch;
    }
    return kept;
  };
  return prune(texts, `${namespace}:`);
}
