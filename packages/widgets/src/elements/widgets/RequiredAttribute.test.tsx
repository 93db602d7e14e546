import { createFakeClient } from '@diwan/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing';
import { ElementLeadForm } from './ElementLeadForm';
import { ElementProductCard } from './ElementProductCard';
import { ElementProductDetail } from './ElementProductDetail';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => log.mockReset());

it.each<[string, string, ReactNode]>([
  ['diwan-lead-form', 'source-id', <ElementLeadForm key="form" />],
  ['diwan-product-card', 'product', <ElementProductCard key="card" product="" />],
  ['diwan-product-detail', 'product', <ElementProductDetail key="detail" />],
])(
  '<%s> without its %s shows the page’s own content and names what is missing',
  async (tag, attribute, element) => {
    const client = createFakeClient();
    renderInShop(element, { client });
    expect(document.querySelector('slot')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await waitFor(() => expect(log).toHaveBeenCalledOnce());
    expect(log.mock.lastCall?.[0]).toMatch(new RegExp(`^Diwan: <${tag}> .*\\b${attribute}\\b`));
  },
);

it('an element whose attribute comes a moment later says nothing', async () => {
  vi.useFakeTimers();
  const { unmount } = renderInShop(<ElementLeadForm />);
  unmount();
  renderInShop(<ElementLeadForm sourceId={7} />);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(screen.getByRole('textbox', { name: 'Full name' })).toBeInTheDocument();
  expect(log).not.toHaveBeenCalled();
});
