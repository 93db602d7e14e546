import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { Deferred, type DeferredProps } from './Deferred';
import { OnceOpened } from './OnceOpened';

interface Args extends Pick<DeferredProps, 'when'> {
  label: string;
}

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>{`${label} ${count}`}</Button>;
}

/**
 * `Deferred`: a part that the server renders and the browser hydrates when the visitor comes near or uses it. Rendered in the
 * browser, as here, it works at once. `OnceOpened`: a part that isn't rendered until it is first opened.
 */
const meta = {
  title: 'ui/Deferred',
  component: Deferred,
  subcomponents: { OnceOpened },
  args: { when: 'near', label: 'Pressed' },
  argTypes: { when: { control: 'inline-radio', options: ['near', 'scroll'] } },
  parameters: { arabic: { label: 'عدد الضغطات' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<Args>;

export const Part: Story = {
  render: ({ when = 'near', label }) => (
    <Deferred when={when}>
      <Counter label={label} />
    </Deferred>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent(/1/);
  },
};

function Opening({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {label}
      </Button>
      <OnceOpened isOpen={isOpen}>
        <p hidden={!isOpen}>{label}</p>
      </OnceOpened>
    </>
  );
}

export const Opened: Story = {
  args: { label: 'Details' },
  parameters: { arabic: { label: 'التفاصيل' } },
  render: ({ label }) => <Opening label={label} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(canvasElement.querySelector('p')).toBeVisible();
  },
};
