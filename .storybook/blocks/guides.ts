import { type Guide, parseGuide } from './guide';

const files = import.meta.glob<string>('../../packages/widgets/src/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The guide of a story file; ui components have none. */
export function guideOf(storyFile: string): Guide | undefined {
  const name = storyFile.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '.md');
  const text = files[`../../${name}`];
  return text === undefined ? undefined : parseGuide(text);
}
