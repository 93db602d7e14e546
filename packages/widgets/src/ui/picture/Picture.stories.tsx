import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleImages, useWords } from '../../testing';
import { vars } from '../../theme/vars.css';
import { ImageSourceProvider } from './image-url';
import { Picture } from './Picture';

export default {
  title: 'ui/Picture',
  component: Picture,
  decorators: [
    (Story) => (
      <ImageSourceProvider value={{ placeholder: sampleImages[1].src }}>
        <div style={{ inlineSize: '240px', aspectRatio: '4 / 5', background: vars.color.surface.muted }}>
          <Story />
        </div>
      </ImageSourceProvider>
    ),
  ],
} satisfies Meta;
type Story = StoryObj;

const [sofa] = sampleImages;
const alt = { en: 'Nafud sofa, image 1 of 3', ar: 'كنبة نفود، صورة ١ من ٣' };

export const Contained: Story = {
  render: () => <Picture {...sofa} alt={useWords(alt)} sizes="240px" fit="contain" priority />,
};

export const Covering: Story = {
  render: () => <Picture {...sofa} alt={useWords(alt)} sizes="240px" fit="cover" />,
};

/** No picture at all: the placeholder takes its box. */
export const Missing: Story = {
  render: () => <Picture alt={useWords(alt)} width={800} height={1000} sizes="240px" fit="cover" />,
};

/** The file is broken: the placeholder replaces it. */
export const Failed: Story = {
  render: () => (
    <Picture
      src="data:image/png;base64,AAAA"
      alt={useWords(alt)}
      width={800}
      height={1000}
      sizes="240px"
      fit="cover"
    />
  ),
};
