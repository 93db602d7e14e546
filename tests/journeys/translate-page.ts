import type { BrowserContext } from '@playwright/test';

/**
 * Imitates a browser's page translation on every page of the context: once the page has loaded, each text is replaced by
 * `<font><font>…</font></font>`, and so is every text that appears later, except in elements with `translate="no"`.
 * The words stay the same, so that journeys find everything by its name. Shadow roots are included, which some browsers
 * translate and others don't.
 */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const kept = 'script, style, font, textarea, [translate=no], .notranslate';
    const replace = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest(kept)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
        else if (node instanceof Element && node.shadowRoot) translate(node.shadowRoot);
      }
      texts.forEach(replace);
    };
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) replaceAll(node);
    });
    const translate = (root: Node) => {
      replaceAll(root);
      observer.observe(root, { childList: true, subtree: true });
    };
    let hasStarted = false;
    addEventListener('load', () => {
      hasStarted = true;
      translate(document.body);
    });
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (options) {
      const root = attachShadow.call(this, options);
      if (hasStarted) translate(root);
      return root;
    };
  });
