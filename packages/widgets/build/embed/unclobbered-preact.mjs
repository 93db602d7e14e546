/**
 * Has Preact and Splide create nodes with the document's own functions. A partner's markup can hide those of the document
 * (`<img name="createElement">`), see `src/foundation/ui/unclobbered.ts`; both call them on the document itself, Preact
 * whenever something inside `Suspense` still loads, Splide for each slider. qrcode draws no nodes here.
 * @type {import('vite').Plugin}
 */
export const unclobberedPreact = {
  name: 'unclobbered-preact',
  transform: {
    filter: {
      id: /\/(?:preact\/(?:compat\/)?dist\/\w+\.mjs|@splidejs\/splide\/dist\/js\/splide\.esm\.js)$/,
      code: /\.create(Element|ElementNS|TextNode)\(/,
    },
    handler: (code) => ({
      code: code.replace(
        /\b(\w+)\.(create(?:Element|ElementNS|TextNode))\(/g,
        'Document.prototype.$2.call($1,',
      ),
      map: null,
    }),
  },
};
