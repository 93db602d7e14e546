import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleImages } from '../../testing';
import { vars } from '../theme/vars.css';
import { ImageSourceProvider } from './image-source';
import { Picture } from './Picture';

const [{ src, width, height }] = sampleImages;

const meta = {
  title: 'ui/Picture',
  component: Picture,
  args: {
    src,
    width,
    height,
    alt: 'Nafud sofa, image 1 of 3',
    sizes: '240px',
    fit: 'contain',
    priority: false,
  },
  argTypes: { fit: { control: 'inline-radio', options: ['natural', 'contain', 'cover'] } },
  parameters: { arabic: { alt: 'كنبة نفود، صورة ١ من ٣' } },
  decorators: [
    (Story) => (
      <ImageSourceProvider value={{ placeholder: sampleImages[1].src }}>
        <div style={{ inlineSize: '240px', aspectRatio: '4 / 5', background: vars.color.surface.muted }}>
          <Story />
        </div>
      </ImageSourceProvider>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contained: Story = { args: { priority: true } };

export const Covering: Story = { args: { fit: 'cover' } };

/** Without an image, the placeholder fills its box. */
export const Missing: Story = { args: { src: undefined, fit: 'cover' } };

/** A broken file is replaced by the placeholder. */
export const Failed: Story = { args: { src: 'data:image/png;base64,AAAA', fit: 'cover' } };
