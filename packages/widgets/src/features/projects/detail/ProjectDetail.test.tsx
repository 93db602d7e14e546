import type { ProjectItem, QuoteRequest } from '@diwan/sdk/contract';
import {
  createFakeClient,
  makeImage,
  makeProductSummary,
  makeProject,
  makeProjectSummary,
} from '@diwan/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { renderInShop } from '../../../testing';
import { ProjectDetail } from './ProjectDetail';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => makeImage({ id: index + 1, postion: count - index }));
function renderPieces(items: ProjectItem[]) {
  const client = createFakeClient();
  const stores = createStores({ client, storage: memoryStorage() });
  renderInShop(<ProjectDetail project={makeProject({ items })} />, { client, stores });
  return stores;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('project detail', () => {
  it('shows the project’s name, category and description', () => {
    renderInShop(<ProjectDetail project={makeProject()} />, { locale: 'ar' });
    expect(screen.getByRole('heading', { level: 1, name: 'بيت الفناء، الدرعية' })).toBeInTheDocument();
    expect(screen.getByText('سكني')).toBeInTheDocument();
    expect(screen.getByText('طلبت العائلة شيئًا واحدًا: مائدة تجمع الكل.')).toBeInTheDocument();
  });

  it('has breadcrumbs through home and projects', () => {
    renderInShop(<ProjectDetail project={makeProject()} />);
    const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/projects']);
  });

  it('hides the list of related projects when there are none', () => {
    const { unmount } = renderInShop(<ProjectDetail project={makeProject()} />);
    expect(screen.queryByRole('heading', { name: 'Related projects' })).not.toBeInTheDocument();
    unmount();
    renderInShop(
      <ProjectDetail project={makeProject()} related={[makeProjectSummary({ id: 2, name_en: 'Villa' })]} />,
    );
    const related = screen.getByRole('region', { name: 'Related projects' });
    expect(within(related).getByRole('link', { name: 'Villa' })).toHaveAttribute('href', '/projects/2');
  });

  it('shows the first three pictures by position, and all of them full screen', async () => {
    renderInShop(<ProjectDetail project={makeProject({ images: images(5) })} />);
    const buttons = screen.getAllByRole('button', { name: /Front view/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Open full-screen gallery: Front view',
      'Open full-screen gallery: Front view',
      'View all 5 images: Front view',
    ]);
    await press(/View all 5 images/);
    const gallery = await screen.findByRole('dialog', { name: 'Project gallery' });
    expect(within(gallery).getByText('Image 3 of 5')).toBeInTheDocument();
    await userEvent.click(within(gallery).getByRole('button', { name: 'Next image' }));
    expect(within(gallery).getByText('Image 4 of 5')).toBeInTheDocument();
  });

  it('names pictures without an alternative text by their place', () => {
    const unnamed = images(1).map((image) => ({ ...image, alt: '' }));
    renderInShop(<ProjectDetail project={makeProject({ images: unnamed })} />);
    expect(
      screen.getByRole('button', { name: /gallery: Courtyard House, Diriyah, Image 1 of 1$/ }),
    ).toBeInTheDocument();
  });

  it('shows no picture count if there are three or fewer', () => {
    renderInShop(<ProjectDetail project={makeProject({ images: images(3) })} />);
    expect(screen.queryByRole('button', { name: /View all/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /full-screen/ })).toHaveLength(3);
  });

  const chair = makeProductSummary({ id: 5, name_en: 'Chair' });
  const rug = makeProductSummary({ id: 6, name_en: 'Rug' });

  it('adds all pieces to the cart in the project’s quantities, with one toast that links there', async () => {
    const stores = renderPieces([
      { quantity: 8, item: chair },
      { quantity: 1, item: rug },
    ]);
    const pieces = within(screen.getByRole('region', { name: 'Pieces in this project' }));
    expect(pieces.getByText('8 in this project')).toBeInTheDocument();
    await press('Add these pieces to the cart');
    expect(stores.cart.lines.value.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [5, 8],
      [6, 1],
    ]);
    expect(await screen.findByText('9 pieces were added to your cart')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'View cart', hidden: true })).toHaveAttribute(
      'href',
      '/cart',
    );
  });

  it('adds all pieces to the price box if one of them is not sold online', async () => {
    const stores = renderPieces([
      { quantity: 2, item: chair },
      { quantity: 1, item: { ...rug, allow_online_purchase: false } },
    ]);
    await press('Add these pieces to the price box');
    expect(stores.priceBox.itemCount.value).toBe(3);
    expect(stores.cart.itemCount.value).toBe(0);
    expect(await screen.findByText('3 pieces were added to your price box')).toBeInTheDocument();
  });

  it('counts the pieces that were added, not those on top of 999', async () => {
    renderPieces([{ quantity: 998, item: chair }]);
    for (const message of [/^998 pieces/, /^1 piece was/, /^0 pieces were/]) {
      await press('Add these pieces to the cart');
      expect(await screen.findByText(message)).toBeInTheDocument();
    }
  });

  it('lets a visitor add a single piece', async () => {
    const stores = renderPieces([
      { quantity: 8, item: chair },
      { quantity: 1, item: rug },
    ]);
    await press('Add Rug to cart');
    expect(stores.cart.lines.value.map(({ product }) => product.id)).toEqual([6]);
  });

  it('has no pieces section if the project has none', () => {
    renderPieces([]);
    expect(screen.queryByRole('region', { name: 'Pieces in this project' })).not.toBeInTheDocument();
  });

  it('sends a request about this project', async () => {
    const create = vi.fn(async (_request: QuoteRequest) => ({ id: 1 }));
    renderInShop(<ProjectDetail project={makeProject({ id: 7 })} />, {
      client: createFakeClient({ requests: { create } }),
    });
    await press('Request a project like this');
    const dialog = await screen.findByRole('dialog', { name: 'Request: Courtyard House, Diriyah' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Full name' }), 'Noura');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Phone' }), '0501234567');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Email' }), 'noura@example.com');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Send request/ }));
    await within(dialog).findByRole('heading', { name: 'Request sent' });
    expect(create.mock.lastCall?.[0]).toMatchObject({ project_id: 7, lead: { name: 'Noura' } });
  });

  it('closes the gallery when the project changes', async () => {
    function Pages() {
      const [id, setId] = useState(1);
      return (
        <>
          <ProjectDetail project={makeProject({ id, images: images(4) })} />
          <button type="button" onClick={() => setId(2)}>
            Another project
          </button>
        </>
      );
    }
    renderInShop(<Pages />);
    await press(/View all/);
    await screen.findByRole('dialog');
    await press('Another project');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
