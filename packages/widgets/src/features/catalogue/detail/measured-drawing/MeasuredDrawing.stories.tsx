import { FURNITURE_SHAPES, type FurnitureShape } from '@diwan/sdk/commerce/drawing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MeasuredDrawing } from './MeasuredDrawing';

const meta = {
  title: 'widgets/MeasuredDrawing',
  component: MeasuredDrawing,
  args: {
    shape: 'sofa',
    dimensions: { default_width: 228, default_depth: 96, default_height: 82, unit: 'cm' },
  },
  argTypes: { shape: { control: 'select', options: FURNITURE_SHAPES } },
} satisfies Meta<typeof MeasuredDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Width, depth and height in cm. */
const sizes: Record<FurnitureShape, [number, number, number]> = {
  sofa: [228, 96, 82],
  majlis: [100, 80, 72],
  chair: [52, 54, 80],
  stool: [42, 44, 88],
  ottoman: [70, 70, 42],
  bed: [196, 218, 118],
  table: [240, 100, 75],
  cabinet: [180, 45, 76],
  lamp: [42, 42, 156],
  pendant: [48, 48, 32],
  mirror: [80, 4, 190],
  box: [38, 38, 60],
};

export const Sofa: Story = {};

export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' }}>
      {FURNITURE_SHAPES.map((shape) => {
        const [default_width, default_depth, default_height] = sizes[shape];
        return (
          <MeasuredDrawing
            key={shape}
            shape={shape}
            dimensions={{ default_width, default_depth, default_height, unit: 'cm' }}
          />
        );
      })}
    </div>
  ),
};
