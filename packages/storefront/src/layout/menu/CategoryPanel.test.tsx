import { createFakeClient, makeCategory } from '@diwan/sdk/testing';
import { createI18n, createStores, loadNamespaces, memoryStorage } from '@diwan/widgets';
import { WidgetsProvider } from '@diwan/widgets/internal';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import CategoryPanel from './CategoryPanel';

const categories = [1, 2, 3].map((id) =>
  makeCategory({
    id,
    name_en: `Category ${id}`,
    subcategories: [1, 2].map((sub) => ({
      ...(makeCategory().subcategories[0] ?? { name_ar: '' }),
      id: id * 10 + sub,
      name_en: `Subcategory ${id}-${sub}`,
    })),
  }),
);

async function renderPanel() {
  const client = createFakeClient();
  const i18n = createI18n({ locale: 'en', resources: await loadNamespaces('en', ['common', 'layout']) });
  render(
    <WidgetsProvider
      client={client}
      i18n={i18n}
      stores={createStores({ client, storage: memoryStorage() })}
      categories={categories}
    >
      <CategoryPanel categories={categories} />
    </WidgetsProvider>,
  );
}

it('shows the subcategories of the hovered category, which lead to its page with the subcategory chosen', async () => {
  await renderPanel();
  const addresses = () =>
    screen.getAllByRole('link', { name: /^Subcategory/ }).map((link) => link.getAttribute('href'));
  expect(addresses()).toEqual(['/products/category/1?subcategory=11', '/products/category/1?subcategory=12']);
  await userEvent.hover(screen.getByRole('link', { name: 'Category 3' }));
  expect(addresses()).toEqual(['/products/category/3?subcategory=31', '/products/category/3?subcategory=32']);
  expect(screen.getByRole('link', { name: 'Category 3' })).toHaveAttribute('href', '/products/category/3');
});

it('Tab reaches every subcategory right after its category', async () => {
  await renderPanel();
  const reached: (string | null)[] = [];
  const last = 'Subcategory 3-2';
  while (reached.length < 20 && reached.at(-1) !== last) {
    await userEvent.tab();
    reached.push(document.activeElement?.textContent ?? null);
  }
  expect(reached).toEqual(
    [1, 2, 3].flatMap((id) => [
      `Category ${id}`,
      `All Category ${id}`,
      `Subcategory ${id}-1`,
      `Subcategory ${id}-2`,
    ]),
  );
  expect(screen.getAllByRole('list')).toHaveLength(2);
});
