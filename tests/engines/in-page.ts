import type { Point } from './engine';

/** What a visitor looks for: a role and what it is called, as screen readers say it. */
export interface Target {
  role: Role;
  /** The whole name; any by default. */
  name?: string | undefined;
  /** How the name starts. */
  startsWith?: string | undefined;
  within?: Target | undefined;
}

export type Role =
  | 'button'
  | 'link'
  | 'heading'
  | 'textbox'
  | 'checkbox'
  | 'radio'
  | 'combobox'
  | 'dialog'
  | Landmark;
type Landmark =
  | 'main'
  | 'banner'
  | 'navigation'
  | 'region'
  | 'article'
  | 'list'
  | 'tab'
  | 'tabpanel'
  | 'panel';

export type Found =
  /** Where it can be pressed. */
  | { point: Point; value: string }
  /** Why it can't. */
  | { problem: string };

/**
 * Everything the suite asks about a page, as one function that runs in it. It looks through shadow roots, where
 * elements show their content.
 */
export function createPageApi() {
  const roles: Readonly<Record<Role, string>> = {
    button: 'button, [role=button], summary',
    link: 'a[href]:not([role]), [role=link]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    textbox:
      'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=tel], textarea, [role=searchbox], [role=textbox]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    radio: 'input[type=radio], [role=radio]',
    combobox: 'select, [role=combobox]',
    dialog: 'dialog, [role=dialog], [role=alertdialog]',
    main: 'main, [role=main]',
    banner: 'header, [role=banner]',
    navigation: 'nav, [role=navigation]',
    region: 'section[aria-label], section[aria-labelledby], [role=region]',
    article: 'article, [role=article]',
    list: 'ul, ol, [role=list]',
    tab: '[role=tab]',
    tabpanel: '[role=tabpanel]',
    // What a button that says `aria-expanded` has opened.
    panel: '*',
  };
  const controls = `${roles.button}, ${roles.link}, ${roles.textbox}, ${roles.checkbox}, ${roles.radio}, ${roles.combobox}`;
  const fields = `${roles.textbox}, select`;
  const SCROLLS = /auto|scroll/;
  const CLIPS = /hidden|clip/;

  const everything = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? [element, ...everything(element.shadowRoot)] : [element],
    );
  const parentOf = (element: Element): Element | null => {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  };
  const isIn = (inner: Element | null, outer: Element): boolean => {
    for (let element = inner; element; element = parentOf(element)) if (element === outer) return true;
    return false;
  };
  /** What was found out about elements during one question; pages have thousands. */
  const hidden = new Map<Element, boolean>();
  /** Whether it or what is around it is inert or clipped to nothing. */
  const isHidden = (element: Element): boolean => {
    let answer = hidden.get(element);
    if (answer === undefined) {
      const parent = parentOf(element);
      answer =
        element.hasAttribute('inert') ||
        getComputedStyle(element).clipPath !== 'none' ||
        (parent !== null && isHidden(parent));
      hidden.set(element, answer);
    }
    return answer;
  };
  /** Whether it is drawn, wherever it stands. Content for screen readers alone isn't: it is clipped to nothing. */
  const isDrawn = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return false;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    return !isHidden(element);
  };

  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (!node.checkVisibility({ visibilityProperty: true })) return '';
    const label = node.getAttribute('aria-label') ?? (node instanceof HTMLImageElement ? node.alt : null);
    return label ?? [...node.childNodes].map(textOf).join(' ');
  };
  const plain = (text: string): string =>
    text
      .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const nameOf = (element: Element): string => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    if (ids)
      return plain(ids.map((id) => textOf(root.getElementById(id) ?? document.createTextNode(''))).join(' '));
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    const { labels } = element as HTMLInputElement;
    if (labels && labels.length > 0) return plain([...labels].map(textOf).join(' '));
    return plain(textOf(element));
  };
  const describe = (element: Element): string => {
    const words = nameOf(element).slice(0, 40);
    return `<${element.localName} class="${element.classList[0] ?? ''}">${words && ` “${words}”`}`;
  };

  const isExpanded = ({ id }: Element, root: ParentNode): boolean =>
    id !== '' && root.querySelector(`[aria-expanded=true][aria-controls="${id}"]`) !== null;
  /** What an expanded button has opened; where that is a place without a size, what is shown in it. */
  const isOpened = (element: Element): boolean => {
    const root = element.getRootNode() as ParentNode;
    const { parentElement: place } = element;
    return isExpanded(element, root) || (place !== null && isExpanded(place, root) && !isDrawn(place));
  };

  /** The elements of a role and name, drawn, in the order of the page. */
  const matching = ({ role, name, startsWith, within }: Target): Element[] => {
    hidden.clear();
    const outer = within && matching(within);
    return everything(document)
      .filter((element) => element.matches(roles[role]) && (role !== 'panel' || isOpened(element)))
      .filter((element) => !outer || outer.some((one) => one !== element && isIn(element, one)))
      .filter((element) => name === undefined || nameOf(element) === plain(name))
      .filter((element) => startsWith === undefined || nameOf(element).startsWith(plain(startsWith)))
      .filter((element) => isDrawn(element) || (element as HTMLInputElement).labels?.[0]?.checkVisibility());
  };

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const elementAt = ({ x, y }: Point): Element | null => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inner = found.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  };
  const middleOf = (element: Element): Point => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  /** What stands in front of an element where it would be pressed, if anything; a label is as good as its field. */
  const inFrontOf = (element: Element, point: Point): Element | undefined => {
    const front = elementAt(point);
    const own = [element, ...((element as HTMLInputElement).labels ?? [])];
    return front && own.some((one) => isIn(front, one)) ? undefined : (front ?? document.documentElement);
  };
  const isInWindow = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;

  /** Where a visitor presses a target, once it stands still. */
  async function find(target: Target): Promise<Found> {
    const all = matching(target);
    if (all.length === 0) return { problem: 'is not on the page' };
    let problem = '';
    for (const element of all) {
      // A hidden field is pressed by its label.
      const seen = isDrawn(element) ? element : ((element as HTMLInputElement).labels?.[0] ?? element);
      if (!isInWindow(middleOf(seen)) || inFrontOf(seen, middleOf(seen)))
        seen.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = middleOf(seen);
      await frame();
      await frame();
      const point = middleOf(seen);
      const front = inFrontOf(seen, point);
      if (!isInWindow(point)) problem = 'is outside the window';
      else if (front) problem = `is behind ${describe(front)}`;
      else if (Math.hypot(point.x - before.x, point.y - before.y) > 0.5) problem = 'moves';
      else if (element.matches(':disabled, [aria-disabled=true]')) problem = 'is disabled';
      else return { point, value: (element as HTMLInputElement).value ?? '' };
    }
    return { problem };
  }

  const count = (target: Target): number => matching(target).length;

  /** Whether this text is drawn, and in front once it is scrolled to. */
  function seesText(text: string): boolean {
    hidden.clear();
    const all = everything(document).filter(
      (element) => plain(element.textContent ?? '').includes(plain(text)) && isDrawn(element),
    );
    const innermost = all.filter(
      (element) => !all.some((other) => other !== element && isIn(other, element)),
    );
    return innermost.some((element) => {
      if (!isInWindow(middleOf(element))) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return !inFrontOf(element, middleOf(element));
    });
  }

  /** Focuses a field and replaces its value as typing does, where the driver's keys don't reach. */
  function fill(target: Target, value: string): void {
    const [field] = matching(target) as HTMLInputElement[];
    if (!field) throw new Error('The field has gone.');
    field.focus();
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  const textNodesOf = (element: Element): Node[] =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const rangeOf = (node: Node): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  /** The nearest ancestor that cuts off what leaves it at its block or inline edges. */
  const cutterOf = (element: Element, axis: 'overflowX' | 'overflowY'): Element | null => {
    for (let node = parentOf(element); node && node !== document.body; node = parentOf(node))
      if (getComputedStyle(node)[axis] !== 'visible' && node !== document.documentElement) return node;
    return null;
  };

  /** Texts that their box cuts off, at any edge. Scrollers and texts shortened on purpose may. */
  const cutTexts = (drawn: readonly Element[]): string[] =>
    drawn.flatMap((element) => {
      const nodes = textNodesOf(element);
      if (nodes.length === 0 || element.closest('[aria-roledescription], option')) return [];
      const spacing = 2 + (Number.parseFloat(getComputedStyle(element).letterSpacing) || 0);
      const isCut = (axis: 'overflowX' | 'overflowY'): boolean => {
        const isOwn = CLIPS.test(getComputedStyle(element)[axis]);
        const box = isOwn ? element : cutterOf(element, axis);
        if (!box) return false;
        const style = getComputedStyle(box);
        if (
          SCROLLS.test(style[axis]) ||
          style.textOverflow === 'ellipsis' ||
          style.webkitLineClamp !== 'none'
        )
          return false;
        const edge = box.getBoundingClientRect();
        return nodes.some((node) => {
          const { left, right, top, bottom, height } = rangeOf(node);
          // What is out of its box altogether was put there: a word that finds no room beside a logo.
          const isInside =
            right > edge.left + 1 && left < edge.right - 1 && bottom > edge.top + 1 && top < edge.bottom - 1;
          if (axis === 'overflowX')
            return isInside && (left < edge.left - spacing || right > edge.right + spacing);
          // Lines are higher than their letters.
          return isInside && (top < edge.top - height / 4 || bottom > edge.bottom + height / 4);
        });
      };
      return (['overflowX', 'overflowY'] as const)
        .filter(isCut)
        .map(
          (axis) => `${describe(element)} is cut ${axis === 'overflowX' ? 'at a side' : 'above or below'}`,
        );
    });

  /** Lists whose chosen option is wider than the room for it. */
  const cutChoices = (drawn: readonly Element[]): string[] =>
    drawn.flatMap((element) => {
      if (!(element instanceof HTMLSelectElement)) return [];
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return [];
      context.font = font;
      const needed = context.measureText(element.selectedOptions[0]?.text ?? '').width;
      const room =
        element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      return needed > room + 2
        ? [`${describe(element)} shows ${Math.round(room)} of ${Math.round(needed)} px`]
        : [];
    });

  /** What is wrong with how the page, or what covers it, is shown. */
  function pageFaults(): string[] {
    hidden.clear();
    const { clientWidth } = document.documentElement;
    const modal = everything(document).findLast((element) => element.matches('dialog:modal'));
    const all = modal ? [modal, ...everything(modal)] : everything(document.body);
    const drawn = all.filter(isDrawn);
    const over = drawn.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -1 || right > clientWidth + 1) && !cutterOf(element, 'overflowX');
    });
    const innermost = over.filter(
      (element) => !over.some((other) => other !== element && isIn(other, element)),
    );
    const sideways = [document.documentElement, ...all].filter((box) => {
      const isPage = box === document.documentElement;
      const isScroller =
        SCROLLS.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1;
      return box.scrollWidth > box.clientWidth + 1 && (isPage || isScroller);
    });
    const small = drawn.filter(
      (element) => element.matches(fields) && Number.parseFloat(getComputedStyle(element).fontSize) < 16,
    );
    return [
      ...small.map((element) => `${describe(element)} is below 16 px: iOS zooms into it`),
      ...innermost.map((element) => `${describe(element)} reaches over the edge`),
      ...cutTexts(drawn),
      ...cutChoices(drawn),
      ...sideways.map((element) => `${describe(element)} scrolls sideways`),
    ];
  }

  /** Waits until nothing inside moves or fades. */
  async function stillness(element: Element): Promise<void> {
    for (let still = 0, before = ''; still < 3; ) {
      const { top, left, width, height } = element.getBoundingClientRect();
      const now = [top, left, width, height, getComputedStyle(element).opacity].join();
      still = now === before ? still + 1 : 0;
      before = now;
      await frame();
    }
  }

  /**
   * What is wrong with how an overlay is shown: a dialog, a toast, a menu.
   * @param isRoomy may be higher than its content: it always takes the height of the window
   */
  async function overlayFaults(target: Target, isRoomy: boolean): Promise<string[]> {
    const overlay = matching(target).at(-1);
    if (!overlay) return ['It is not shown.'];
    await stillness(overlay);
    const faults: string[] = [];
    const box = overlay.getBoundingClientRect();
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
      faults.push(`reaches outside the window (${size} at ${Math.round(box.left)}, ${Math.round(box.top)})`);

    const inside = everything(overlay).filter(isDrawn);
    // What is seen of it: letters and pictures, not the boxes around them, which an engine may stretch.
    const shown = inside
      .flatMap((element) => [
        ...textNodesOf(element).map(rangeOf),
        ...(element.matches('img, svg, input, select, textarea') ? [element.getBoundingClientRect()] : []),
      ])
      .filter(
        ({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > box.top && top < box.bottom,
      );
    const top = Math.min(...shown.map((rect) => rect.top));
    const bottom = Math.max(...shown.map((rect) => rect.bottom));
    const filled = Math.min(bottom, box.bottom) - Math.max(top, box.top);
    if (shown.length === 0 || (!isRoomy && filled < box.height * 0.4))
      faults.push(`is ${size}, of which its content fills ${Math.round(Math.max(0, filled))}`);

    for (const element of [overlay, ...inside]) {
      const { overflowY, maxHeight } = getComputedStyle(element);
      const hidden = element.scrollHeight - element.clientHeight;
      if (hidden <= 1 || !SCROLLS.test(overflowY) || element.matches('textarea')) continue;
      // What must be scrolled shows enough of itself, or takes all the room there is.
      const isEnough =
        element.clientHeight > Math.min(innerHeight * 0.25, Number.parseFloat(maxHeight) - 2 || Infinity);
      if (!isEnough && box.height < innerHeight * 0.75)
        faults.push(
          `is ${size}, and ${describe(element)} in it shows ${element.clientHeight} of ${element.scrollHeight}`,
        );
    }
    faults.push(...cutTexts(inside));

    const scrolled = inside
      .filter(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft)
      .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
    for (const control of inside.filter((element) => element.matches(controls))) {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      await frame();
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isInside =
        left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
      const front = inFrontOf(control, middleOf(control));
      if (!isInside) faults.push(`${describe(control)} lies outside`);
      else if (front) faults.push(`${describe(control)} is behind ${describe(front)}`);
    }
    for (const { element, ...place } of scrolled) element.scrollTo({ ...place, behavior: 'instant' });
    return faults;
  }

  return { find, count, seesText, fill, pageFaults, overlayFaults };
}

export type PageApi = ReturnType<typeof createPageApi>;
