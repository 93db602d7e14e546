import { Fragment, type ReactNode } from 'react';

/**
 * Puts React nodes into a translated text: `renderTags('I agree to the <1>Terms</1>', { 1: (text) => <a …>{text}</a> })`.
 * Tags are numbered, not nested; a number without a renderer leaves its text plain.
 */
export function renderTags(
  text: string,
  renderers: Readonly<Record<number, (content: string) => ReactNode>>,
): ReactNode[] {
  return text
    .split(/(<\d+>.*?<\/\d+>)/)
    .filter(Boolean)
    .map((part, index) => {
      const [, number, content = part] = /^<(\d+)>(.*)<\/\1>$/.exec(part) ?? [];
      const render = number === undefined ? undefined : renderers[Number(number)];
      return <Fragment key={index}>{render ? render(content) : content}</Fragment>;
    });
}
