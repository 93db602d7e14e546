import { readMarkup } from '#read-markup';
import {
  allowedAttributes,
  allowedTags,
  droppedWithContent,
  type RichTextExtent,
  renamedSelect,
  synonyms,
  voidTags,
} from './allow-list';
import type { ReadMarkup } from './markup-reader';

/** Sanitised CMS markup: text, and allowed elements with checked attributes. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

/** Deeper nesting is an attack on the call stack, not content. */
const maxDepth = 24;

const set = (...tags: string[]): ReadonlySet<string> => new Set(tags);
const links = set('a');
const headings = ['h2', 'h3', 'h4'];
const paragraphs = set('p', ...headings);

/** Elements that browsers move out of an open paragraph or heading. */
const blocks = set('p', ...headings, 'ul', 'ol', 'table', 'blockquote', 'figure', 'figcaption', 'hr');

/** Required ancestors: the nearest open one becomes the parent; without one the element is left out. */
const requiredParents: Readonly<Record<string, ReadonlySet<string>>> = {
  li: set('ul', 'ol'),
  figcaption: set('figure'),
  caption: set('table'),
  thead: set('table'),
  tbody: set('table'),
  tfoot: set('table'),
  tr: set('thead', 'tbody', 'tfoot', 'table'),
  th: set('tr'),
  td: set('tr'),
};

/** Elements that contain only certain elements, never text. */
const structural = set('table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol');

/** Builds a tree that a browser would parse back from its markup, so that server and client agree. */
class TreeBuilder {
  readonly root: RichElement = { tag: 'root', attributes: {}, children: [] };
  private readonly open: RichElement[] = [this.root];

  private get current(): RichElement {
    return this.open.at(-1) ?? this.root;
  }

  /** Whether any of these elements is open. */
  private has(tags: ReadonlySet<string>): boolean {
    return this.open.some(({ tag }) => tags.has(tag));
  }

  /** Closes open elements until the innermost of these is the current one. */
  private returnTo(tags: ReadonlySet<string>) {
    while (!tags.has(this.current.tag) && this.open.length > 1) this.open.pop();
  }

  private push(tag: string, attributes: Record<string, string>) {
    const element: RichElement = { tag, attributes, children: [] };
    this.current.children.push(element);
    if (!voidTags.has(tag)) this.open.push(element);
  }

  /** Starts an element; returns whether it is now open. */
  start(tag: string, attributes: Record<string, string>): boolean {
    if (this.open.length > maxDepth || (tag === 'a' && this.has(links))) return false;
    const parents = requiredParents[tag];
    if (parents) {
      if (!this.has(parents)) return false;
      this.returnTo(parents);
    } else if (structural.has(this.current.tag)) {
      return false;
    }
    if (blocks.has(tag)) this.leaveParagraph();
    if (tag === 'tr' && this.current.tag === 'table') this.push('tbody', {});
    this.push(tag, attributes);
    return !voidTags.has(tag);
  }

  private leaveParagraph() {
    while (this.has(paragraphs)) this.open.pop();
  }

  end(tag: string) {
    if (!this.has(set(tag))) return;
    this.returnTo(set(tag));
    this.open.pop();
  }

  text(text: string) {
    const parent = this.open.findLast(({ tag }) => !structural.has(tag)) ?? this.root;
    if (parent !== this.current && !text.trim()) return;
    const before = parent.children.at(-1);
    if (typeof before === 'string') parent.children[parent.children.length - 1] = before + text;
    else if (text) parent.children.push(text);
  }
}

/**
 * Renames `select` elements. Browsers parse their content differently, depending on whether they support customizable
 * selects; under an unknown name every parser agrees. They are dropped in any case.
 */
const withoutSelects = (html: string) => html.replace(/<(\/?)select(?=[\s/>])/gi, `<$1${renamedSelect}`);

const normalised = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\0/g, '');

/**
 * Parses HTML from the CMS and keeps only what is in the allow-list: no scripts, handlers, styles, forms or unsafe
 * URLs. Broken markup becomes well-formed; never throws.
 */
export function parseRichText(
  html: string,
  extent: RichTextExtent,
  read: ReadMarkup = readMarkup,
): readonly RichNode[] {
  const builder = new TreeBuilder();
  let dropping = 0;
  const allowed = (name: string) => {
    const tag = synonyms[name] ?? name;
    return dropping === 0 && allowedTags[extent].has(tag) ? tag : undefined;
  };
  /** For each open element of the document, the one it opened here, if any. */
  const opened: (string | undefined)[] = [];
  const dropped: boolean[] = [];
  read(withoutSelects(html), {
    start: (name, attributes) => {
      const isDropped = droppedWithContent.has(name);
      if (isDropped) dropping += 1;
      const tag = allowed(name);
      dropped.push(isDropped);
      opened.push(tag && builder.start(tag, allowedAttributes(tag, attributes)) ? tag : undefined);
    },
    text: (text) => {
      if (dropping === 0) builder.text(normalised(text));
    },
    end: () => {
      const tag = opened.pop();
      if (tag) builder.end(tag);
      if (dropped.pop()) dropping -= 1;
    },
  });
  return builder.root.children;
}
