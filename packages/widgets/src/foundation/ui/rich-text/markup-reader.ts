/** Receives the elements and texts of a document, in document order. */
export interface MarkupVisitor {
  start(tag: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  /** Ends the most recently started open element. */
  end(): void;
}

/**
 * Parses HTML as browsers do, valid or not, and reports its content to the visitor. Nothing in it runs or is loaded. In
 * the browser this is its own parser and on the server parse5: both follow the HTML standard, so they agree, and pages
 * don't have to download a parser.
 */
export type ReadMarkup = (html: string, visitor: MarkupVisitor) => void;

interface Step<Node> {
  readonly node: Node;
  readonly isEnd: boolean;
}

/** Visits a tree iteratively, whatever its depth. */
export function visitTree<Node>(
  roots: readonly Node[],
  enter: (node: Node) => readonly Node[] | undefined,
  leave: (node: Node) => void,
): void {
  const steps: Step<Node>[] = [];
  const plan = (nodes: readonly Node[]) => {
    for (let index = nodes.length - 1; index >= 0; index--) {
      const node = nodes[index];
      if (node !== undefined) steps.push({ node, isEnd: false });
    }
  };
  plan(roots);
  for (let step = steps.pop(); step; step = steps.pop()) {
    if (step.isEnd) {
      leave(step.node);
      continue;
    }
    const children = enter(step.node);
    if (!children) continue;
    steps.push({ node: step.node, isEnd: true });
    plan(children);
  }
}
