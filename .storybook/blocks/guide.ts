/** The prose of a component's page: `Cart.md` beside `Cart.stories.tsx`. */
export interface Guide {
  /** When to use this component. */
  readonly use: string;
  /** When to use another one. */
  readonly another: string;
  readonly accessibility: string;
  /** What data it shows, and its source. */
  readonly data: string;
  /** An example module, which compiles. */
  readonly react: string;
}

/** Required headings of a guide, in order. */
export const guideHeadings = {
  use: 'When to use',
  another: 'Alternatives',
  accessibility: 'Accessibility',
  data: 'Data',
  react: 'React',
} as const satisfies Record<keyof Guide, string>;

/** @throws Error with the name of a missing heading */
export function parseGuide(text: string): Guide {
  const sections = new Map(
    text.split(/^## /m).map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading.trim(), lines.join('\n').trim()] as const;
    }),
  );
  const section = (name: keyof Guide) => {
    const content = sections.get(guideHeadings[name]);
    if (!content) throw new Error(`The guide lacks the section "${guideHeadings[name]}".`);
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
