import type { CDPSession } from '@playwright/test';

/** The browser's accessibility tree, and the elements it was made from. */
export async function accessibilityTree(devtools: CDPSession) {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const { nodes: elements } = await devtools.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  return {
    nodes: new Map(nodes.map((node) => [node.nodeId, node])),
    elements: new Map(elements.map((element) => [element.backendNodeId, element])),
  };
}

export type Tree = Awaited<ReturnType<typeof accessibilityTree>>;
export type AccessibilityNode = Tree['nodes'] extends Map<string, infer Node> ? Node : never;

/** Read by their name; what is inside isn't read again. */
const controls = new Set([
  ...['link', 'button', 'textbox', 'searchbox', 'checkbox', 'radio', 'combobox', 'tab', 'switch'],
  ...['spinbutton', 'slider', 'option', 'menuitem', 'image', 'disclosure', 'Iframe', 'progressbar'],
]);
/** Named before what is inside. */
const places = new Set([
  ...['banner', 'main', 'navigation', 'region', 'contentinfo', 'complementary', 'search', 'form', 'dialog'],
  ...['alertdialog', 'article', 'group', 'radiogroup', 'list', 'table', 'tablist', 'tabpanel', 'figure'],
  ...['status', 'alert', 'blockquote', 'Details'],
]);
/** Labels are read with their fields. */
const silent = new Set(['LabelText', 'Legend', 'InlineTextBox', 'ListMarker', 'LineBreak']);
const inline =
  /^(?:#text|A|ABBR|B|BDI|CODE|DEL|EM|I|INS|MARK|S|SMALL|SPAN|STRONG|SUB|SUP|TIME|svg|SLOT|::.*)$/;
/** A reader learns how a list goes on from its first items. */
const READ_ITEMS = 3;

const propertyOf = ({ properties = [] }: AccessibilityNode, name: string): unknown =>
  properties.find((property) => property.name === name)?.value.value;

const elementOf = ({ backendDOMNodeId }: AccessibilityNode, { elements }: Tree) =>
  backendDOMNodeId === undefined ? undefined : elements.get(backendDOMNodeId);

function attributeOf(node: AccessibilityNode, tree: Tree, name: string): string | undefined {
  const { attributes = [] } = elementOf(node, tree) ?? {};
  const place = attributes.findIndex((one, index) => index % 2 === 0 && one === name);
  return place < 0 ? undefined : attributes[place + 1];
}

/** Browsers have several roles for a summary. */
const roleOf = (node: AccessibilityNode): string =>
  String(node.role?.value ?? 'none').replace(/^DisclosureTriangle\w*/, 'disclosure');
export const nameOf = (node: AccessibilityNode): string => String(node.name?.value ?? '').trim();
export const descriptionOf = (node: AccessibilityNode): string =>
  String(node.description?.value ?? '').trim();

/** Role, name, value, states and description, in the order in which they are spoken. */
export function spokenNode(node: AccessibilityNode, tree: Tree): string {
  const role = roleOf(node);
  const is = (name: string): boolean => propertyOf(node, name) === true;
  const either = (name: string, yes: string, no: string) => {
    const state = propertyOf(node, name);
    if (state === undefined) return [];
    return [state === true || state === 'true' ? yes : no];
  };
  const current = attributeOf(node, tree, 'aria-current');
  const value = String(node.value?.value ?? '').trim();
  const states = [
    ...(value && role !== 'image' ? [`“${value}”`] : []),
    ...either('checked', 'checked', 'not checked'),
    ...either('pressed', 'pressed', 'not pressed'),
    ...either('expanded', 'expanded', 'collapsed'),
    ...(is('selected') ? ['selected'] : []),
    ...(current && current !== 'false' ? [current === 'true' ? 'current' : `current ${current}`] : []),
    ...(is('disabled') ? ['unavailable'] : []),
    ...(is('required') ? ['required'] : []),
    ...(propertyOf(node, 'invalid') === 'true' ? ['invalid'] : []),
    ...(propertyOf(node, 'hasPopup') === 'dialog' ? ['opens a dialog'] : []),
  ];
  const spokenRole = role === 'heading' ? `heading ${propertyOf(node, 'level')}` : role;
  const description = descriptionOf(node);
  return [
    [spokenRole, nameOf(node)].filter(Boolean).join(': '),
    ...states,
    ...(description ? [`(${description})`] : []),
  ].join(', ');
}

/** Lines in which a part of the page is read, from its start to its end. */
export function readingOf(tree: Tree, part: 'page' | 'main' | 'dialog'): string[] {
  const all = [...tree.nodes.values()];
  const start =
    part === 'page'
      ? all[0]
      : all.findLast(
          (node) =>
            !node.ignored && (part === 'main' ? roleOf(node) === 'main' : /dialog/.test(roleOf(node))),
        );
  if (!start) throw new Error(`There is no ${part}.`);

  const lines: string[] = [];
  let text = '';
  const say = (line: string, depth: number) => {
    const written = text.replace(/\s+/g, ' ').trim();
    if (written) lines.push(`${'  '.repeat(depth)}${written}`);
    text = '';
    if (line) lines.push(`${'  '.repeat(depth)}${line}`);
  };
  const childrenOf = ({ childIds = [] }: AccessibilityNode) =>
    childIds.flatMap((id) => tree.nodes.get(id) ?? []);
  const controlsIn = (node: AccessibilityNode): AccessibilityNode[] =>
    childrenOf(node).flatMap((child) =>
      !child.ignored && controls.has(roleOf(child)) ? [child] : controlsIn(child),
    );

  const readAll = (nodes: AccessibilityNode[], depth: number) => {
    for (const node of nodes) read(node, depth);
  };
  const read = (node: AccessibilityNode, depth: number): void => {
    const role = roleOf(node);
    if (silent.has(role) && !node.ignored) {
      if (role === 'LabelText') readAll(controlsIn(node), depth);
      return;
    }
    if (role === 'StaticText' && !node.ignored) {
      const isApart = text && !/\s$/.test(text) && !/^[,،.:]/.test(nameOf(node));
      text += isApart ? ` ${nameOf(node)}` : nameOf(node);
      return;
    }
    if (!node.ignored && (controls.has(role) || role === 'heading')) {
      const within = role === 'heading' ? controlsIn(node) : [];
      say([spokenNode(node, tree), ...within.map(roleOf)].join(', '), depth);
      return;
    }
    if (!node.ignored && places.has(role)) {
      const items = role === 'list' ? childrenOf(node) : [];
      say(`${spokenNode(node, tree)}${role === 'list' ? `, ${items.length} items` : ''}`, depth);
      if (items.length > READ_ITEMS * 2) {
        readAll(items.slice(0, READ_ITEMS), depth + 1);
        say('', depth + 1);
        lines.push(`${'  '.repeat(depth + 1)}…`);
      } else readAll(childrenOf(node), depth + 1);
      say('', depth + 1);
      return;
    }
    // Read by what announces it.
    if (attributeOf(node, tree, 'aria-live')) return;
    const isInline = inline.test(elementOf(node, tree)?.nodeName ?? '#text');
    if (!isInline) say('', depth);
    const current = role === 'listitem' ? attributeOf(node, tree, 'aria-current') : undefined;
    if (current && current !== 'false') text = `current ${current === 'true' ? '' : current}: `;
    readAll(childrenOf(node), depth);
    if (!isInline) say('', depth);
  };
  read(start, 0);
  say('', 0);
  return lines;
}

/** A sentence that takes longer is cut by the visitor's next key. */
export const LONGEST_UTTERANCE = 200;

/** What is wrong for everybody who listens: stops without a name, what takes too long, fields called invalid unused. */
export function faultsOf(tree: Tree): string[] {
  return [...tree.nodes.values()].flatMap((node) => {
    const role = roleOf(node);
    const isStop =
      propertyOf(node, 'focusable') === true &&
      role !== 'RootWebArea' &&
      attributeOf(node, tree, 'tabindex') !== '-1';
    if (node.ignored || !isStop) return [];
    const spoken = spokenNode(node, tree);
    return [
      ...(nameOf(node) ? [] : [`without a name: ${spoken}`]),
      ...(spoken.length > LONGEST_UTTERANCE ? [`too long: ${spoken}`] : []),
      ...(propertyOf(node, 'invalid') === 'true' ? [`invalid before it was used: ${spoken}`] : []),
    ];
  });
}
