/**
 * An entry per element, so that a page fetches only the elements it uses, and a module per element and language with
 * its texts.
 * @param {{ elements: string, texts: (tag: string, locale: string) => unknown, css: (tag: string) => string }} options
 *   `elements`: folder whose `product-grid.element.ts` holds the element of `<diwan-product-grid>`; `texts`: what an
 *   element says, by namespace; `css`: its style sheet
 * @returns {import('esbuild').Plugin}
 */
export const elementEntriesPlugin = ({ elements, texts, css }) => ({
  name: 'element-entries',
  setup(build) {
    build.onResolve({ filter: /^diwan-/ }, ({ path: tag }) => ({ path: tag, namespace: 'element' }));
    build.onLoad({ filter: /.*/, namespace: 'element' }, ({ path: tag }) => ({
      contents: `
        import { element } from './${tag.slice('diwan-'.length)}.element';
        import { startElement } from './start-element';
        const texts = { ${locales.map((locale) => `${locale}: () => import('texts:${tag}.${locale}')`).join(', ')} };
        const fetchTexts = async (locale) => (await texts[locale]()).default;
        export const start = (hints) => startElement(element, ${JSON.stringify(css(tag))}, fetchTexts, hints);
      `,
      resolveDir: elements,
    }));

    build.onResolve({ filter: /^texts:/ }, ({ path: request }) => ({
      path: request.slice('texts:'.length),
      namespace: 'texts',
    }));
    build.onLoad({ filter: /.*/, namespace: 'texts' }, ({ path: module }) => {
      const [tag = '', locale = ''] = module.split('.');
      return { contents: `export default ${JSON.stringify(texts(tag, locale))};` };
    });
  },
});

/** Languages the elements speak; each has a folder of texts. */
export const locales = ['en', 'ar'];
