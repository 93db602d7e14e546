import { createFakeClient, makeCategory } from '@diwan/sdk/testing';
import { createI18n, createStores, DiwanProvider, loadNamespaces, memoryStorage } from '@diwan/widgets';
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

it('Tab reaches every subcategory right after its category', async () => {
  const client = createFakeClient();
  const i18n = createI18n({ locale: 'en', resources: await loadNamespaces('en', ['common', 'layout']) });
  render(
    <DiwanProvider
      client={client}
      i18n={i18n}
      stores={createStores({ client, storage: memoryStorage() })}
      categories={categories}
    >
      <CategoryPanel categories={categories} />
    </DiwanProvider>,
  );
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
