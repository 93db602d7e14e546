import { FALLBACK_LOCALE, LOCALES, type Locale } from '@diwan/sdk/commerce';

/** The element around `node`, outside of its shadow root if there is no other. */
function outerElement(node: Element): Element | null {
  if (node.parentElement) return node.parentElement;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** `lang` of the element, else of the nearest ancestor, shadow roots included. Empty when none is set. */
function closestLanguage(element: Element): string {
  for (let node: Element | null = element; node; node = outerElement(node)) {
    const language = node.getAttribute('lang');
    if (language !== null) return language;
  }
  return '';
}

/** `ar` of `ar-SA`, of the language around an element. Empty when none is set. */
export const primaryLanguage = (element: Element): string =>
  closestLanguage(element).toLowerCase().replace(/-.*/, '');

/** The language an element speaks: `ar-SA` is Arabic; languages we do not speak fall back to English. */
export function elementLocale(element: Element): Locale {
  const primary = primaryLanguage(element);
  return LOCALES.find((locale) => locale === primary) ?? FALLBACK_LOCALE;
}

const followers = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Calls back whenever a `lang` changes around the element, until the returned function is called. */
export function followLanguage(element: Element, onChange: () => void): () => void {
  observer ??= new MutationObserver(() => {
    for (const follower of followers) follower();
  });
  // One observer on the document sees every light ancestor; shadow roots on the way up need watching too.
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
    if (!(root instanceof ShadowRoot)) break;
  }
  followers.add(onChange);
  return () => {
    followers.delete(onChange);
    if (followers.size === 0) observer?.disconnect();
  };
}
