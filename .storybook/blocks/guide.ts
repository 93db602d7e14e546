/** The prose of a component's page: `Cart.md` beside `Cart.stories.tsx`. */
export interface Guide {
  /** When this component is right. */
  readonly use: string;
  /** When another one is. */
  readonly another: string;
  readonly accessibility: string;
  /** What it shows, and where that comes from. */
  readonly data: string;
  /** A module that compiles. */
  readonly react: string;
}

/** The headings a guide consists of, in their order. */
export const guideHeadings = {
  use: 'Use it for',
  another: 'Use another for',
  accessibility: 'Accessibility',
  data: 'Data',
  react: 'React',
} as const satisfies Record<keyof Guide, string>;

/** @throws Error naming a heading that the text doesn't have */
export function parseGuide(text: string): Guide {
  const sections = new Map(
    text.split(/^## /m).map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading.trim(), lines.join('\n').trim()] as const;
    }),
  );
  const section = (name: keyof Guide) => {
    const content = sections.get(guideHeadings[name]);
    if (!content) throw new Error(`The guide needs a section "${guideHeadings[name]}".`);
    return content;
  };
  return {
    use: section('use'),
    another: section('another'),
    accessibility: section('accessibility'),
    data: section('data'),
    react: section('react').replace(/^```tsx\n|\n```$/g, ''),
  };
}
