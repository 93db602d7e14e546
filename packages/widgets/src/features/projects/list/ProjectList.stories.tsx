import {
  type ClientOverrides,
  createFakeClient,
  makeApiError,
  makeProject,
  makeProjectCategory,
} from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementOf, inShop, sampleImages, shopOf } from '../../../testing';
import { ProjectList } from './ProjectList';

const categories = [
  makeProjectCategory({ id: 1, name_en: 'Homes', name_ar: 'منازل' }),
  makeProjectCategory({ id: 2, name_en: 'Hotels', name_ar: 'فنادق' }),
];

const projects = Array.from({ length: 6 }, (_, index) => {
  const category = categories[index % 2] ?? null;
  return makeProject({ id: index + 1, category, cover_url: sampleImages[index % 3]?.src ?? null });
});

const shopWith = (shown: typeof projects, list?: NonNullable<ClientOverrides['projects']>['list']) =>
  shopOf(() => ({ client: createFakeClient(list && { projects: { list } }, { projects: shown }) }));

const meta = {
  title: 'widgets/ProjectList',
  component: ProjectList,
  decorators: [inShop],
  args: { categories },
  argTypes: {
    query: { control: false },
    firstPage: { control: false },
    isReturn: { control: false },
    onQueryChange: { control: false },
  },
  parameters: { ...elementOf('diwan-project-list', { sort: 'newest' }), ...shopWith(projects) },
} satisfies Meta<typeof ProjectList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Projects: Story = {};
export const Loading: Story = { parameters: shopWith(projects, () => new Promise(() => {})) };
export const Empty: Story = { parameters: shopWith([]) };
export const Failed: Story = {
  parameters: shopWith(projects, () => Promise.reject(makeApiError({ status: 503 }))),
};
