import type { ProjectSummary } from '@diwan/sdk/contract';
import { makeProjectSummary } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, sampleImages } from '../../../testing';
import { ProjectCard } from './ProjectCard';

const project = (overrides: Partial<ProjectSummary> = {}) =>
  makeProjectSummary({ cover_url: sampleImages[1].src, ...overrides });

const meta = {
  title: 'widgets/ProjectCard',
  component: ProjectCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '480px' }}>
        <Story />
      </div>
    ),
    inShop,
  ],
  args: { project: project(), headingLevel: 2, priority: false },
  argTypes: {
    project: { control: false },
  },
} satisfies Meta<typeof ProjectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const LongName: Story = {
  args: {
    project: project({
      name_en: 'Guest wing, library and winter garden of a family house above Wadi Hanifah, Diriyah',
      name_ar: 'جناح الضيوف والمكتبة والحديقة الشتوية في بيت عائلة يطل على وادي حنيفة في الدرعية',
    }),
  },
};

export const WithoutCover: Story = { args: { project: project({ cover_url: null }) } };

export const WithoutCategory: Story = { args: { project: project({ category: null }) } };
