export interface Announcement {
  text: string;
  /** Whether it interrupts what is being read. */
  isUrgent: boolean;
}

/** Runs in the page: reports what live regions announce, in shadow roots too, as screen readers hear it. */
export function recordAnnouncements(): void {
  const live = '[aria-live], [role=status], [role=alert], [role=log], output';
  const attachShadow = Element.prototype.attachShadow;

  const closest = (node: Node | null, selector: string): Element | null => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    const root = node?.getRootNode();
    return element?.closest(selector) ?? (root instanceof ShadowRoot ? closest(root.host, selector) : null);
  };
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (!node.checkVisibility({ visibilityProperty: true })) return '';
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join(' ');
  };
  /** While a modal dialog is open, nothing outside is heard. */
  const isHeard = (region: Element): boolean => {
    const roots: ParentNode[] = [document];
    for (let root = region.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
      roots.push(root);
    const modal = roots.flatMap((root) => [...root.querySelectorAll('dialog:modal')]).at(-1);
    return !modal || closest(region, 'dialog:modal') === modal;
  };

  const observer = new MutationObserver((records) => {
    const said = new Map<Element, string[]>();
    for (const { target, addedNodes, type } of records) {
      for (const node of addedNodes) watch(node);
      const region = closest(target, live);
      const nodes = type === 'characterData' ? [target] : [...addedNodes];
      // A region that comes with its text isn't read, except alerts.
      const alerts = nodes.flatMap((node) =>
        node instanceof Element
          ? [...(node.matches('[role=alert]') ? [node] : []), ...node.querySelectorAll('[role=alert]')]
          : [],
      );
      for (const alert of alerts) if (alert.isConnected) said.set(alert, [textOf(alert)]);
      if (!region || alerts.length > 0 || !region.isConnected) continue;
      const isAtomic = region.matches('[aria-atomic=true], [role=status], [role=alert], output');
      if (isAtomic) said.set(region, [textOf(region)]);
      else said.set(region, [...(said.get(region) ?? []), ...nodes.map(textOf)]);
    }
    for (const [region, texts] of said) {
      const urgency = region.getAttribute('aria-live');
      if (urgency === 'off' || !isHeard(region)) continue;
      for (const text of texts.map((one) => one.replace(/\s+/g, ' ').trim()))
        if (text) window.hear({ text, isUrgent: urgency === 'assertive' || region.matches('[role=alert]') });
    }
  });
  const watched = new WeakSet<Node>();
  function watch(node: Node): void {
    const roots = node instanceof Element || node instanceof DocumentFragment ? [node] : [];
    for (const root of roots) {
      const all = [...(root instanceof Element ? [root] : []), ...root.querySelectorAll('*')];
      for (const { shadowRoot } of all) if (shadowRoot) observe(shadowRoot);
    }
  }
  function observe(root: Node): void {
    if (watched.has(root)) return;
    watched.add(root);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    if (root instanceof ShadowRoot) watch(root);
  }
  Element.prototype.attachShadow = function attach(options) {
    const root = attachShadow.call(this, options);
    observe(root);
    return root;
  };
  observe(document);
}
