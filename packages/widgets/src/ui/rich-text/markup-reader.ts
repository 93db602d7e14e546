/** Receives the elements and texts of a document, in reading order. */
export interface MarkupVisitor {
  start(tag: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  /** The element that was started last and not ended yet. */
  end(): void;
}

/**
 * Reads HTML as browsers do, valid or not, and reports what is in it to the visitor. Nothing of it runs or is fetched.
 * The browser reads with its own parser and the server with parse5: both follow the HTML standard, so they agree, and
 * no page downloads a parser.
 */
export type ReadMarkup = (html: string, visitor: MarkupVisitor) => void;

interface Step<Node> {
  readonly node: Node;
  readonly isEnd: boolean;
}

/** Visits a tree without recursion, whatever its depth. */
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
