import type { About } from '@diwan/sdk/contract';
import { makeSettings } from '@diwan/sdk/testing';
import { memoryStorage } from '@diwan/widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inShop, sampleImages, withoutControls } from '../../../../widgets/src/testing';
import { defaultConfig } from '../../data/config';
import { ShopProvider } from '../../data/shop-context';
import { createConsentStore } from '../../visit/consent-store';
import { AboutPage } from './page';

const shop = {
  settings: makeSettings(),
  categories: [],
  year: { en: '2026', ar: '٢٠٢٦' },
  config: defaultConfig,
  consent: createConsentStore(memoryStorage(), false),
  isBypassingMaintenance: false,
};

const captions = [
  ['1979, the first workshop', '١٩٧٩، أول ورشة'],
  ['1994, the joinery', '١٩٩٤، المنجرة'],
  ['2008, the first showroom', '٢٠٠٨، أول معرض'],
  ['Today', 'اليوم'],
] as const;
const photos = captions.map(([caption_en, caption_ar], index) => ({
  caption_en,
  caption_ar,
  src_url: sampleImages[index % sampleImages.length]?.src,
}));

const about: About = {
  heading_en: 'Furniture that is made where it is lived with',
  heading_ar: 'أثاث يُصنع حيث يُعاش معه',
  text_en: 'We draw, cut, upholster and deliver every piece ourselves.',
  text_ar: 'نرسم كل قطعة ونقصّها وننجّدها ونوصلها بأنفسنا.',
  years: 45,
  history_en: 'What began as one bench in a courtyard is a workshop of forty people today.',
  history_ar: 'ما بدأ بطاولة عمل واحدة في فناء صار اليوم ورشة يعمل فيها أربعون شخصًا.',
  photos,
  questions: null,
};
const partners = [
  { id: 1, name_en: 'Dar Al Nakheel', name_ar: 'دار النخيل' },
  { id: 2, name_en: 'Studio Wadi', name_ar: 'ستوديو وادي' },
];

/** The about page (spec §2). Parts without content are omitted. */
const meta = {
  title: 'pages/About',
  component: AboutPage,
  decorators: [
    (Story) => (
      <ShopProvider value={shop}>
        <Story />
      </ShopProvider>
    ),
    inShop,
  ],
  args: { data: { about, partners } },
  argTypes: withoutControls('data'),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

/** Selects another photo. */
export const AnotherPhoto: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const third = (await canvas.findAllByRole('tab'))[2] as HTMLElement;
    await userEvent.click(third);
    await expect(third).toHaveAttribute('aria-selected', 'true');
  },
};

export const HistoryWithoutPhotos: Story = {
  args: { data: { about: { ...about, photos: [] }, partners } },
};

/** Photos without a history text or partners. */
export const PhotosAlone: Story = {
  args: { data: { about: { ...about, history_en: '', history_ar: '' }, partners: [] } },
};

export const OwnQuestions: Story = {
  args: {
    data: {
      about: {
        ...about,
        questions: [
          {
            question_en: 'May I visit the workshop?',
            question_ar: 'هل يمكنني زيارة الورشة؟',
            answer_en: 'Yes, on Thursdays.',
            answer_ar: 'نعم، كل خميس.',
          },
        ],
      },
      partners: [],
    },
  },
};

/** No about settings: the tagline, the default questions and the phone. */
export const WithoutContent: Story = { args: { data: { about: null, partners: [] } } };

export const LongTexts: Story = {
  args: {
    data: {
      about: {
        ...about,
        heading_en: 'Furniture that is drawn, cut, upholstered and delivered by the same forty people',
        heading_ar: 'أثاث يرسمه ويقصّه وينجّده ويوصله الأشخاص الأربعون أنفسهم في كل مرة',
        text_en: `${about.text_en} `.repeat(8),
        text_ar: `${about.text_ar} `.repeat(8),
        history_en: `${about.history_en} `.repeat(8),
        history_ar: `${about.history_ar} `.repeat(8),
      },
      partners: [1, 2, 3, 4, 5, 6].map((id) => ({
        id,
        name_en: 'The Northern Company for Contracting',
        name_ar: 'الشركة الشمالية للمقاولات العامة',
      })),
    },
  },
};
