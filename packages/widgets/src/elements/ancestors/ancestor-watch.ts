/** The element around `node`, outside of its shadow root if there is no other. */
export function outerElement(node: Element): Element | null {
  if (node.parentElement) return node.parentElement;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Attributes of ancestors that an element depends on: its language, and what a `<diwan-shop>` provides. */
const attributeFilter = ['lang', 'shop-url', 'currency'];

/** Watches the attributes around elements; one per page. */
export interface AncestorWatch {
  /** Calls back whenever one of them changes around the element, until the returned function is called. */
  follow(element: Element, onChange: () => void): () => void;
}

export function createAncestorWatch(): AncestorWatch {
  const followers = new Set<() => void>();
  let observer: MutationObserver | undefined;
  // A closure inside of `follow` would keep the first element in memory.
  const notify = () => {
    for (const follower of followers) follower();
  };
  return {
    follow(element, onChange) {
      observer ??= new MutationObserver(notify);
      // One observer on the document sees every light ancestor; shadow roots on the way up need watching too.
      for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
        observer.observe(root, { attributes: true, attributeFilter, subtree: true });
        if (!(root instanceof ShadowRoot)) break;
      }
      followers.add(onChange);
      return () => {
        followers.delete(onChange);
        if (followers.size === 0) observer?.disconnect();
      };
    },
  };
}
