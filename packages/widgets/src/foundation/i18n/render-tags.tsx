import { Fragment, type ReactNode } from 'react';

/**
 * Replaces tags in a translated text with React nodes: `renderTags('I agree to the <1>Terms</1>', { 1: (text) => <a
 * …>{text}</a> })`. Tags are numbered and can't be nested; the text of a tag without a renderer stays plain.
 */
export function renderTags(
  text: string,
  renderers: Readonly<Record<number, (content: string) => ReactNode>>,
): ReactNode[] {
  return text
    .split(/(<\d+>(?:[^<]|<(?![\d/]))*<\/\d+>)/)
    .filter(Boolean)
    .map((part, index) => {
      const [, number, content = part] = /^<(\d+)>(.*)<\/\1>$/.exec(part) ?? [];
      const render = number === undefined ? undefined : renderers[Number(number)];
      return <Fragment key={index}>{render ? render(content) : content}</Fragment>;
    });
}
