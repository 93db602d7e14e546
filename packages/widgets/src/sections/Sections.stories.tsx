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
import { Shop, sampleImages, sampleSummary } from '../testing';
import { SectionList } from './SectionList';

export default {
  title: 'sections/All types',
  component: SectionList,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
type Story = StoryObj;

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

const page = (...sections: Section[]) => (
  <Shop categories={categories}>
    <SectionList sections={sections} heading="…" />
  </Shop>
);

export const Advertisement_: Story = {
  name: 'advertisement',
  render: () =>
    page(makeSection('advertisement', { advertisement: ad({ is_full_bg: true, has_scroll_action: true }) })),
};
export const AdvertisementLightText: Story = {
  name: 'advertisement, light text at the end',
  render: () =>
    page(
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
  render: () => page(makeSection('advertisement', { advertisement: ad({ cta_text_ar: null }) })),
};
export const AdvertisementsSlider: Story = {
  name: 'advertisements_slider',
  render: () => page(makeSection('advertisements_slider', { tag })),
};
export const NoAdvertisements: Story = {
  name: 'advertisements_slider, empty',
  render: () => page(makeSection('advertisements_slider', { tag: null })),
};
export const Tag: Story = {
  name: 'tag',
  render: () => page(makeSection('tag', { tag: { ...tag, projects: [] } })),
};
export const EmptyTag: Story = {
  name: 'tag, empty',
  render: () => page(makeSection('tag', { tag: null })),
};
export const ItemsSlider: Story = {
  name: 'items_slider',
  render: () => page(makeSection('items_slider', { tag })),
};
export const EmptyItemsSlider: Story = {
  name: 'items_slider, empty',
  render: () => page(makeSection('items_slider', { tag: null })),
};
export const CategoriesSlider: Story = {
  name: 'categories_slider',
  render: () => page(makeSection('categories_slider')),
};
export const CategoriesGrid: Story = {
  name: 'categories_grid',
  render: () => page(makeSection('categories_grid')),
};
export const Project: Story = {
  name: 'project',
  render: () => page(makeSection('project', { project: makeProjectSummary({ cover_url: chair.src }) })),
};
export const ProjectsSlider: Story = {
  name: 'projects_slider',
  render: () => page(makeSection('projects_slider', { tag })),
};
export const ProjectsGrid: Story = {
  name: 'projects_grid',
  render: () => page(makeSection('projects_grid', { tag })),
};
export const CallToAction: Story = {
  name: 'call_to_action',
  render: () => page(makeSection('call_to_action', text)),
};
export const TextContent: Story = {
  name: 'text_content',
  render: () => page(makeSection('text_content', text)),
};
export const RichText: Story = {
  name: 'rich_text',
  render: () =>
    page(
      makeSection('rich_text', {
        description_en:
          '<h3>Visit</h3><p>We measure and <strong>listen</strong>.</p><script>alert(1)</script>',
        description_ar: '<h3>الزيارة</h3><p>نأخذ المقاسات و<strong>نستمع</strong> إليك.</p>',
      }),
    ),
};
export const Spacer: Story = {
  name: 'spacer between two sections',
  render: () =>
    page(
      makeSection('text_content', { ...text, id: 1 }),
      makeSection('spacer', { id: 2 }),
      makeSection('call_to_action', { ...text, id: 3 }),
    ),
};
export const LeadForm: Story = {
  name: 'lead_form',
  render: () => page(makeSection('lead_form', text)),
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
