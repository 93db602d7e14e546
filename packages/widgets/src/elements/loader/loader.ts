import type { StartElement } from '../runtime/start-element';
import type { OpenSession, openSession } from './open-session';

/* Put in by the embed build. */

/** `0.1.0-08be89`: the package's version, and a hash of all files. */
declare const DIWAN_VERSION: string;
declare const DIWAN_ELEMENTS: Readonly<Record<string, ElementFiles>>;
/** Files that several elements need; the first opens their session. */
declare const DIWAN_PARTS: readonly string[];
/** Files that fill the template of a grid, besides the grid's own. */
declare const DIWAN_CUSTOM_CARDS: readonly string[];
declare const DIWAN_LOCALES: readonly string[];

/* Written once: the build puts a whole table wherever its name stands. */
const elements = DIWAN_ELEMENTS;
const parts = DIWAN_PARTS;

/** A tuple, since names would be in every entry of the table. */
type ElementFiles = [
  /** Its imports: places in `DIWAN_PARTS`. */
  imports: readonly number[],
  /** Name of the file of its texts, without language. */
  texts: string,
  /** Height to keep free until the element is there: a CSS length, and further declarations. Empty if it shows nothing. */
  size: string,
  isLoading?: true,
];

interface ElementModule {
  readonly start: StartElement;
}

interface SessionModule {
  readonly openSession: typeof openSession;
}

/** The version of the first copy of this script: it alone acts, and a copy of another version says so. */
const firstVersion: unique symbol = Symbol.for('diwan.embed');
const page = globalThis as { [firstVersion]?: string };
const before = page[firstVersion];
page[firstVersion] ??= DIWAN_VERSION;

/**
 * A member of the document as the browser defines it. Markup can hide it (`<img name="currentScript">`), and the address that
 * code is loaded from must not be an image's.
 */
const genuine = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Object.getPrototypeOf(document), name, document);

/** The element of this script. `currentScript` is null when the file runs as a module. */
const script =
  (genuine('currentScript') as HTMLScriptElement | null) ??
  genuine('querySelector').call<Document, [string], HTMLScriptElement | null>(
    document,
    'script[type=module][src*="/diwan.js"]',
  );

/** All modules are loaded from here. An imported script has no element, and a trace names its file. */
const address =
  script?.src ||
  `${new Error().stack}`.match(
    /https?:\/\/(?:[^\s()[/:]+|\[[\da-f:]+\])(?::\d+)?(?:\/[^\s()/:]*)*\/diwan\.js/,
  )?.[0];

/** Folder of all modules; those of elements are named after their tags. */
const folder = address && new URL(`chunks/${DIWAN_VERSION}/`, address).href;

/** The values of the script's tag. */
const hints = { ...script?.dataset };

const addressOf = (file: string | undefined) => `${folder}${file}.js`;

const textAddress = (texts: string, locale: string) => addressOf(`${texts}.${locale}`);

/** A module, undefined when it couldn't be fetched: who needs it handles that, and browsers report it. */
const fetched = (address: string): Promise<unknown> => import(address).catch(() => {});

const styles = new CSSStyleSheet();

let opening: Promise<OpenSession | undefined> | undefined;

/** The session of all elements of this page; undefined when its code couldn't be fetched, without which none can run. */
const opened = () => {
  opening ??= fetched(addressOf(parts[0])).then((module) =>
    (module as SessionModule | undefined)?.openSession(hints, Object.keys(elements)),
  );
  return opening;
};

/** Requests what an element shows first, and explains a tag that no element has. */
const preload = (tag: string) => void opened().then((page) => page?.preload(tag));

let hasWarned = false;

function warnOnce(message: string) {
  if (!hasWarned) console.warn(`Diwan: ${message}`);
  hasWarned = true;
}

async function load(tag: string) {
  const files = elements[tag];
  if (!files) return preload(tag);
  if (files[3]) return;
  files[3] = true;
  const [imports, texts, size] = files;
  try {
    const language = document.documentElement.lang.slice(0, 2);
    preload(tag);
    const addresses = document.querySelector(`${tag}>template`) ? DIWAN_CUSTOM_CARDS.map(addressOf) : [];
    // Most widgets speak the page's language; one that doesn't fetches its own texts a little later.
    if (size) addresses.push(textAddress(texts, DIWAN_LOCALES.includes(language) ? language : 'en'));
    for (const index of imports) addresses.push(addressOf(parts[index]));
    // Side by side instead of one import after the other.
    for (const address of addresses) void fetched(address);
    const element: ElementModule = await import(addressOf(tag));
    const open = await opened();
    if (open) await element.start(open.session, (locale) => textAddress(texts, locale));
  } catch (error) {
    styles.insertRule(`${tag}:before{display:none}`);
    // Browsers throw this for a module they couldn't fetch; any other error is the module's own.
    const hint = /import|module/i.test(`${error}`)
      ? `loaded from ${folder}. Is this script the shop's own (/embed/v1/diwan.js), not a copy? Does script-src allow it?`
      : 'started.';
    warnOnce(`<${tag}> could not be ${hint} ${error}`);
  }
}

/** Loads the elements of tags in `root`, and explains those of ours that no element has. */
function loadUsed(root: ParentNode) {
  for (const element of [root as Element, ...root.querySelectorAll(':not(:defined)')]) {
    const tag = element.localName;
    // One that is defined needs no room, and each rule stays for good.
    if (!/^diwan-/.test(tag) || customElements.get(tag)) continue;
    // How many products a list has.
    for (const name of ['limit', 'ids']) {
      const value = element.getAttribute(name);
      if (value)
        styles.insertRule(
          `[${name}=${CSS.escape(value)}]{--diwan-count:min(${+value || value.split(',').length},100)}`,
        );
    }
    void load(tag);
  }
}

// Loops over fields, as libraries have, would find it in every object.
const [given] = Object.keys(Object.prototype);

if (!folder) {
  warnOnce('this script has no address. Load it with <script src="https://your-shop/embed/v1/diwan.js">.');
} else if (given) {
  warnOnce(
    `a script has given all objects "${given}" (Object.prototype), so that elements can't work on this page.`,
  );
} else if (!before) {
  // Requests before styles, which take a slow phone a moment.
  // What the page names will be needed wherever it is, even inside other shadow roots.
  for (const tag of hints.elements?.match(/[\w-]+/g) ?? []) void load(tag);
  loadUsed(document);
  // Room for each element until its code is there. Weaker than any rule of the page, which may hide an element until a tab opens.
  for (const [tag, [, , size]] of Object.entries(elements)) {
    if (!size) continue;
    const selector = `:where(${tag}:not(:defined,[hidden],:has(>template)))`;
    // What is lower than 100 px is as wide as what is between its tags, and at least square; all others are as wide as they can
    // be: a container has no width of its own, and a link between the tags would vanish from a flex row.
    const width =
      size.length < 5 ? `min-width:${size}` : 'container-type:inline-size;width:-webkit-fill-available';
    styles.insertRule(`${selector}{display:flow-root;${width}}`);
    // The skeleton is beside what the page put between the tags, not above it.
    styles.insertRule(`${selector}:before{content:"";float:left;block-size:${size}}`);
  }
  document.adoptedStyleSheets.push(styles);
  new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) {
      // Texts and comments have no such method; shorter than asking for their class.
      for (const node of addedNodes as Iterable<Partial<Element>>)
        if (node.querySelectorAll) loadUsed(node as Element);
    }
  }).observe(document, { childList: true, subtree: true });
} else if (before !== DIWAN_VERSION) {
  warnOnce(`version ${before} is on this page, not ${DIWAN_VERSION}.`);
}
