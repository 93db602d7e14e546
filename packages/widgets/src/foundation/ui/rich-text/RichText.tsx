import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { text } from '../../theme/text.css';
import { classNames } from '../class-names';
import type { RichTextExtent } from './allow-list';
import type { RichElement, RichNode } from './parse-rich-text';
import { parseRichText } from './parse-rich-text';
import * as styles from './RichText.css';

export interface RichTextProps {
  /** Untrusted HTML from the CMS. */
  html: string;
  /** `line`: paragraphs, links, bold and line breaks only, without article styles. */
  extent?: RichTextExtent;
  className?: string;
}

const looks: Readonly<Record<string, string>> = {
  h2: text.h2,
  h3: text.h3,
  h4: text.h4,
  img: styles.picture,
};

/** Attributes that React spells differently than HTML. */
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

function propsOf({ tag, attributes }: RichElement): Record<string, string> {
  const renamed = Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]);
  return {
    ...Object.fromEntries(renamed),
    ...(looks[tag] && { className: looks[tag] }),
    ...(tag === 'img' && { loading: 'lazy', alt: attributes.alt ?? '' }),
  };
}

function renderElement(element: RichElement): ReactNode {
  const rendered = createElement(element.tag, propsOf(element), ...element.children.map(renderNode));
  if (element.tag !== 'table') return rendered;
  return (
    // Only a focused element scrolls by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable without a mouse
    <div className={styles.tableFrame} tabIndex={0}>
      {rendered}
    </div>
  );
}

function renderNode(node: RichNode): ReactNode {
  return typeof node === 'string' ? node : renderElement(node);
}

/** CMS text as React elements: identical on server and client, and limited to the allow-list. */
export function RichText({ html, extent = 'article', className }: RichTextProps) {
  const nodes = useMemo(() => parseRichText(html, extent), [html, extent]);
  return (
    <div className={classNames(styles.prose, extent === 'article' && styles.article, className)} dir="auto">
      {createElement(Fragment, null, ...nodes.map(renderNode))}
    </div>
  );
}
