import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { Tabs } from '../../packages/widgets/src/foundation/ui/Tabs';
import styles from './blocks.module.css';
import { ElementReference } from './ElementReference';
import { elementHtml, type StoryElement } from './element';
import { type Guide, guideHeadings } from './guide';
import { guideOf } from './guides';
import { LooksSwitch } from './LooksSwitch';
import { useGlobals } from './use-globals';
import { useKeptPlace } from './use-kept-place';

interface CodeProps {
  react: string;
  elements: readonly StoryElement[];
}

function Code({ react, elements }: CodeProps) {
  const [selected, select] = useState(0);
  const [{ locale }] = useGlobals();
  const tabs = [{ id: 'react', label: 'React', content: <Source code={react} language="tsx" /> }];
  if (elements.length > 0) {
    const html = elementHtml(elements, locale === 'ar' ? 'ar' : 'en');
    tabs.push({ id: 'html', label: 'HTML', content: <Source code={html} language="html" /> });
  }
  return (
    <div className={styles.code}>
      <Tabs label="Code" tabs={tabs} selected={selected} onSelect={select} />
    </div>
  );
}

const Choice = ({ guide }: { guide: Guide }) => (
  <div className={styles.columns}>
    {(['use', 'another'] as const).map((part) => (
      <Markdown key={part}>{`### ${guideHeadings[part]}\n\n${guide[part]}`}</Markdown>
    ))}
  </div>
);

/**
 * The other stories. Those with a play function link to their own page: on a shared page they would compete for the
 * focus.
 */
function States() {
  const { componentStories } = useContext(DocsContext);
  const [, ...stories] = componentStories();
  const shown = stories.filter(({ playFunction }) => !playFunction);
  const reached = stories.filter(({ playFunction }) => playFunction);
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>States</Heading>
      {shown.map(({ id, name, moduleExport }) => (
        <div key={id}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} />
        </div>
      ))}
      {reached.length > 0 && (
        <Markdown>
          {`States reached by interaction: ${reached.map(({ id, name }) => `[${name}](?path=/story/${id})`).join(' · ')}.`}
        </Markdown>
      )}
    </>
  );
}

interface PageParameters {
  fileName: string;
  elements?: readonly StoryElement[];
}

/** The documentation page of a component, generated from its source, stories, guide and custom element. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName, elements = [] } = preparedMeta.parameters as PageParameters;
  const guide = guideOf(fileName);
  useKeptPlace();
  return (
    <>
      <Title />
      <Description />
      <LooksSwitch />
      <Canvas sourceState={guide ? 'none' : 'hidden'} />
      {guide && <Code react={guide.react} elements={elements} />}
      {guide && <Choice guide={guide} />}
      <Heading>Props</Heading>
      <div className={styles.wide}>
        <Controls />
      </div>
      <States />
      {guide && (
        <Markdown>
          {(['accessibility', 'data'] as const)
            .map((part) => `## ${guideHeadings[part]}\n\n${guide[part]}`)
            .join('\n\n')}
        </Markdown>
      )}
      {elements.map(({ tag }) => (
        <ElementReference key={tag} tag={tag} />
      ))}
    </>
  );
}
