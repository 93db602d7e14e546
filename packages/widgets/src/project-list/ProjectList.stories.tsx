import { createFakeClient, makeApiError, makeProjectCategory, makeProjectSummary } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shop, sampleImages } from '../testing';
import { ProjectListWidget } from './ProjectListWidget';

interface Args {
  /** Projects the API has. */
  count: number;
  response: 'projects' | 'never' | 'failure';
}

const meta = {
  title: 'widgets/ProjectList',
  args: { count: 6, response: 'projects' },
  argTypes: { response: { control: 'radio', options: ['projects', 'never', 'failure'] } },
  render: ({ count, response }) => {
    const list = async () => {
      if (response === 'never') return new Promise<never>(() => {});
      if (response === 'failure') throw makeApiError({ status: 503 });
      const results = Array.from({ length: count }, (_, index) =>
        makeProjectSummary({ id: index + 1, cover_url: sampleImages[index % 3]?.src ?? null }),
      );
      return { results, limit: 10, hasMore: false };
    };
    return (
      <Shop client={createFakeClient({ projects: { list } })}>
        <ProjectListWidget
          categories={[
            makeProjectCategory({ id: 1, name_en: 'Homes', name_ar: 'منازل' }),
            makeProjectCategory({ id: 2, name_en: 'Hotels', name_ar: 'فنادق' }),
          ]}
        />
      </Shop>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Projects: Story = {};
export const Loading: Story = { args: { response: 'never' } };
export const Empty: Story = { args: { count: 0 } };
export const Failed: Story = { args: { response: 'failure' } };
