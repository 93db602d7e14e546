import { formatNumber } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { useI18n } from '../i18n';
import { InfiniteScrollSentinel } from './InfiniteScrollSentinel';

export default { title: 'ui/InfiniteScrollSentinel', component: InfiniteScrollSentinel } satisfies Meta;

function Example() {
  const { locale } = useI18n();
  const [count, setCount] = useState(10);
  return (
    <>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={String(index)} style={{ blockSize: '90px' }}>
            {formatNumber(index + 1, locale)}
          </li>
        ))}
      </ul>
      {count < 30 && <InfiniteScrollSentinel onReach={() => setCount(count + 10)} />}
    </>
  );
}

/** Scrolling to the end loads the next page. */
export const Growing: StoryObj = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(10));
  },
};
