import { formatNumber } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleImages, useWords, withoutControls } from '../../testing';
import { useI18n } from '../i18n';
import { text } from '../theme/text.css';
import { Picture } from './Picture';
import { Slider, type SliderLabels, type SliderProps } from './Slider';

function useSliderLabels(): SliderLabels {
  const { t, locale } = useI18n();
  return {
    roleDescription: t('common:slider.roledescription'),
    slideRoleDescription: t('common:slider.slide_roledescription'),
    position: (index, total) =>
      t('common:slider.slide_of', { index: formatNumber(index, locale), total: formatNumber(total, locale) }),
    reached: (position, name) => t('common:slider.reached', { position, name }),
    previous: t('common:slider.prev'),
    next: t('common:slider.next'),
    pause: t('common:slider.pause'),
    play: t('common:slider.play'),
    goTo: (index) => t('common:slider.go_to', { index: formatNumber(index, locale) }),
  };
}

function Example({ count, ...props }: { count: number } & Partial<SliderProps>) {
  const { locale } = useI18n();
  const label = useWords({ en: 'Categories', ar: 'الفئات' });
  const slides = Array.from({ length: count }, (_, index) => ({
    id: index,
    name: `${label} ${formatNumber(index + 1, locale)}`,
    content: (
      <a href={`#${index}`} style={{ display: 'block' }}>
        <Picture {...(sampleImages[index % 3] ?? sampleImages[0])} alt="" sizes="30vw" />
        {label} {formatNumber(index + 1, locale)}
      </a>
    ),
  }));
  return (
    <Slider
      label={label}
      labels={useSliderLabels()}
      layout="threeUp"
      head={<h2 className={text.h1}>{label}</h2>}
      slides={slides}
      {...props}
    />
  );
}

interface Args {
  count: number;
  layout: SliderProps['layout'];
  /** Interval in milliseconds; 0 disables it. */
  autoplay: number;
}

const meta = {
  title: 'ui/Slider',
  component: Slider,
  args: { count: 6, layout: 'threeUp', autoplay: 0 },
  argTypes: {
    ...withoutControls('label', 'labels', 'slides', 'head', 'controls', 'effect', 'speed'),
    count: { description: 'Number of slides.', control: { type: 'number', min: 1, max: 12 } },
    layout: { control: 'select', options: ['single', 'twoUp', 'threeUp', 'fourUp'] },
  },
  render: ({ count, layout, autoplay }) => (
    <Example key={autoplay} count={count} layout={layout} {...(autoplay > 0 && { autoplay })} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<Args>;

export const Row: Story = {
  play: async ({ canvasElement }) => {
    const next = await within(canvasElement).findByRole('button', { name: /next|التالية/i });
    const [first] = canvasElement.querySelectorAll<HTMLElement>('.splide__slide');
    const before = first?.getBoundingClientRect().x ?? 0;
    await userEvent.click(next);
    const isArabic = document.documentElement.dir === 'rtl';
    await waitFor(() =>
      expect(Math.sign((first?.getBoundingClientRect().x ?? 0) - before)).toBe(isArabic ? 1 : -1),
    );
    // The row extends to the screen's edge, and its last slide ends with the column.
    const widthOf = (selector: string) =>
      canvasElement.querySelector<HTMLElement>(selector)?.clientWidth ?? 0;
    await expect(widthOf('.splide__track')).toBeGreaterThanOrEqual(widthOf('.splide') + 20);
    await expect(widthOf('.splide__list')).toBe(widthOf('.splide'));
  },
};

/** Everything fits, so there are no controls. */
export const AllInView: Story = { args: { count: 2, layout: 'fourUp' } };

/** The pause button comes first; any interaction stops autoplay for good. */
export const Autoplay: Story = {
  args: { autoplay: 2000 },
  play: async ({ canvasElement }) => {
    const pause = await within(canvasElement).findByRole('button', { name: /pause|إيقاف/i });
    await userEvent.click(pause);
    await within(canvasElement).findByRole('button', { name: /play|تشغيل/i });
  },
};

/** The controls are on the image and clickable; slides fade in both languages. */
export const Fading: Story = {
  args: { count: 3 },
  render: ({ count }) => (
    <div style={{ inlineSize: '320px' }}>
      <Example
        count={count}
        layout="single"
        controls="overlay"
        effect="fade"
        autoplay={3000}
        speed={100}
        head={null}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const last = await within(canvasElement).findByRole('button', { name: /3|٣/ });
    await waitFor(() => {
      const { x, y, width, height } = last.getBoundingClientRect();
      expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(last);
    });
    await userEvent.click(last);
    const [first, , third] = canvasElement.querySelectorAll('.splide__slide');
    await waitFor(() => {
      expect(third).toHaveStyle({ opacity: '1' });
      expect(first).toHaveStyle({ opacity: '0' });
      expect(last).toHaveAttribute('aria-current', 'true');
    });
    await expect(third?.getBoundingClientRect().x).toBe(first?.getBoundingClientRect().x);
  },
};
