import type { Advertisement, Section } from '@diwan/sdk/contract';
import {
  makeAdvertisement,
  makeCategory,
  makeProjectSummary,
  makeSection,
  makeTag,
} from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inShop, sampleImages, sampleSummary, shopOf } from '../testing';
import { SectionList } from './SectionList';

const [sofa, chair, lamp] = sampleImages;
const categories = [1, 2, 3, 4, 5, 6].map((id) =>
  makeCategory({ id, image_url: sampleImages[id % 3]?.src ?? sofa.src }),
);
const ad = (overrides: Partial<Advertisement> = {}) =>
  makeAdvertisement({ src_url: chair.src, mobile_src_url: lamp.src, is_full_bg: false, ...overrides });
const tag = makeTag({
  items: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => sampleSummary({ id })),
  projects: [1, 2, 3].map((id) => makeProjectSummary({ id, cover_url: chair.src })),
  ads: [ad({ id: 1 }), ad({ id: 2, title_en: 'The long table', title_ar: 'المائدة الطويلة' })],
});
const text = {
  description_en: 'Drawn and built in Riyadh for forty-five years.',
  description_ar: 'نرسم ونصنع في الرياض منذ خمسة وأربعين عامًا.',
};

const meta = {
  title: 'sections/All types',
  component: SectionList,
  decorators: [inShop],
  args: { heading: '…', sections: [] },
  parameters: { layout: 'fullscreen', ...shopOf(() => ({ categories })) },
} satisfies Meta<typeof SectionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (...sections: Section[]) => ({ heading: '…', sections });

export const Advertisement_: Story = {
  name: 'advertisement',
  args: page(
    makeSection('advertisement', { advertisement: ad({ is_full_bg: true, has_scroll_action: true }) }),
  ),
};
export const AdvertisementLightText: Story = {
  name: 'advertisement, light text at the end',
  args: page(
    makeSection('advertisement', {
      advertisement: ad({
        src_url: lamp.src,
        text_alignment: 'right',
        title_color: '#FFFFFF',
        description_color: '#FFFFFF',
      }),
    }),
  ),
};
export const AdvertisementWithoutButton: Story = {
  name: 'advertisement, half a translation',
  args: page(makeSection('advertisement', { advertisement: ad({ cta_text_ar: null }) })),
};
export const AdvertisementsSlider: Story = {
  name: 'advertisements_slider',
  args: page(makeSection('advertisements_slider', { tag })),
};
export const NoAdvertisements: Story = {
  name: 'advertisements_slider, empty',
  args: page(makeSection('advertisements_slider', { tag: null })),
};
export const Tag: Story = {
  name: 'tag',
  args: page(makeSection('tag', { tag: { ...tag, projects: [] } })),
};
export const EmptyTag: Story = {
  name: 'tag, empty',
  args: page(makeSection('tag', { tag: null })),
};
export const ItemsSlider: Story = {
  name: 'items_slider',
  args: page(makeSection('items_slider', { tag })),
};
export const EmptyItemsSlider: Story = {
  name: 'items_slider, empty',
  args: page(makeSection('items_slider', { tag: null })),
};
export const CategoriesSlider: Story = {
  name: 'categories_slider',
  args: page(makeSection('categories_slider')),
};
export const CategoriesGrid: Story = {
  name: 'categories_grid',
  args: page(makeSection('categories_grid')),
};
export const Project: Story = {
  name: 'project',
  args: page(makeSection('project', { project: makeProjectSummary({ cover_url: chair.src }) })),
};
export const ProjectsSlider: Story = {
  name: 'projects_slider',
  args: page(makeSection('projects_slider', { tag })),
};
export const ProjectsGrid: Story = {
  name: 'projects_grid',
  args: page(makeSection('projects_grid', { tag })),
};
export const CallToAction: Story = {
  name: 'call_to_action',
  args: page(makeSection('call_to_action', text)),
};
export const TextContent: Story = {
  name: 'text_content',
  args: page(makeSection('text_content', text)),
};
export const RichText: Story = {
  name: 'rich_text',
  args: page(
    makeSection('rich_text', {
      description_en: '<h3>Visit</h3><p>We measure and <strong>listen</strong>.</p><script>alert(1)</script>',
      description_ar: '<h3>الزيارة</h3><p>نأخذ المقاسات و<strong>نستمع</strong> إليك.</p>',
    }),
  ),
};
export const Spacer: Story = {
  name: 'spacer between two sections',
  args: page(
    makeSection('text_content', { ...text, id: 1 }),
    makeSection('spacer', { id: 2 }),
    makeSection('call_to_action', { ...text, id: 3 }),
  ),
};
export const LeadForm: Story = {
  name: 'lead_form',
  args: page(makeSection('lead_form', text)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button'));
    await canvas.findByRole('alert');
    await userEvent.type(canvas.getByRole('textbox', { name: /full name|الاسم/i }), 'Noura');
    await userEvent.type(canvas.getByRole('textbox', { name: /phone|الجوال/i }), '٠٥٠٠٠٠٠٠٠٠');
    await userEvent.click(canvas.getByRole('button'));
    const thanks = await canvas.findByRole('heading', { name: /Noura/ });
    await waitFor(() => expect(thanks).toHaveFocus());
  },
};
