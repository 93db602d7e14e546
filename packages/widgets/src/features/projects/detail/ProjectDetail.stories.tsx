import {
  createFakeClient,
  makeApiError,
  makeImage,
  makeProject,
  makeProjectSummary,
} from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inShop, sampleImages, sampleImagesOf, sampleSummary, shopOf } from '../../../testing';
import { ProjectDetail } from './ProjectDetail';

const cover_url = sampleImages[1].src;
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const { src, width, height } = sampleImages[index % sampleImages.length] ?? sampleImages[0];
    return makeImage({ id: index + 1, postion: index + 1, src_url: src, width, height });
  });
const items = [
  { quantity: 1, item: sampleSummary({ id: 1 }) },
  {
    quantity: 8,
    item: sampleSummary({
      id: 2,
      name_en: 'Majra Dining Chair',
      name_ar: 'كرسي مجرى للطعام',
      images: sampleImagesOf('chair'),
    }),
  },
  {
    quantity: 2,
    item: sampleSummary({
      id: 3,
      name_en: 'Sahra Floor Lamp',
      name_ar: 'مصباح سهرة الأرضي',
      images: sampleImagesOf('lamp'),
    }),
  },
];
const project = makeProject({ cover_url, images: pictures(5), items });

const meta = {
  title: 'widgets/ProjectDetail',
  component: ProjectDetail,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  args: { project, related: [2, 3, 4].map((id) => makeProjectSummary({ id, cover_url })) },
  argTypes: {
    project: { control: false },
    related: { control: false },
  },
} satisfies Meta<typeof ProjectDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Project: Story = {};

/** One click adds all pieces to one basket. */
export const AddPieces: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /add these pieces|إضافة هذه القطع/i }));
    const toast = await canvas.findByText(/11 pieces were added|إضافة ١١ قطعة/);
    await waitFor(() => expect(toast).toBeVisible());
  },
};

/** If one piece is quote-only, all pieces go to the price box. */
export const QuotedPieces: Story = {
  args: {
    project: {
      ...project,
      items: [...items, { quantity: 1, item: sampleSummary({ id: 4, allow_online_purchase: false }) }],
    },
  },
};

/** Without images, related projects or category. */
export const Bare: Story = {
  args: { project: makeProject({ cover_url: null, images: [], category: null }), related: [] },
};

export const OnePicture: Story = {
  args: { project: makeProject({ cover_url, images: pictures(1) }), related: [] },
};

export const LongText: Story = {
  args: {
    project: makeProject({
      ...project,
      name_en: 'Guest wing, library and winter garden of a family house above Wadi Hanifah, Diriyah',
      name_ar: 'جناح الضيوف والمكتبة والحديقة الشتوية في بيت عائلة يطل على وادي حنيفة في الدرعية',
      short_description_en: 'Three generations, one roof, and not a single wall where it was. '.repeat(6),
      short_description_ar: 'ثلاثة أجيال تحت سقف واحد، ولم يبقَ جدار في مكانه. '.repeat(6),
    }),
  },
};

/** The gallery wraps around, and returns the focus to the image that opened it. */
export const FullScreen: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: /view all 5|عرض ٥/i });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog');
    const counter = (english: string, arabic: string) =>
      within(dialog).findByText(globals.locale === 'ar' ? arabic : english);
    await counter('Image 3 of 5', 'صورة ٣ من ٥');
    await userEvent.keyboard('{End}');
    await counter('Image 5 of 5', 'صورة ٥ من ٥');
    await userEvent.keyboard(globals.locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await counter('Image 1 of 5', 'صورة ١ من ٥');
    await userEvent.click(within(dialog).getByRole('button', { name: /close|إغلاق/i }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

async function openRequest(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /request a project|طلب مشروع/i }));
  return within(await canvas.findByRole('dialog'));
}

/** The form reports missing fields. */
export const Request: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openRequest(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: /send request|إرسال الطلب/i }));
    await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};

/** The form keeps its values when sending fails. */
export const RequestFailed: Story = {
  parameters: shopOf(() => ({
    client: createFakeClient({
      requests: { create: () => Promise.reject(makeApiError({ status: 503 })) },
    }),
  })),
  play: async ({ canvasElement }) => {
    const dialog = await openRequest(canvasElement);
    const [name, phone, email] = dialog.getAllByRole('textbox');
    if (name) await userEvent.type(name, 'Noura');
    if (phone) await userEvent.type(phone, '0501234567');
    if (email) await userEvent.type(email, 'noura@example.com');
    await userEvent.click(dialog.getByRole('button', { name: /send request|إرسال الطلب/i }));
    await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(name).toHaveValue('Noura');
  },
};
