import type { Meta, StoryObj } from '@storybook/react-vite';
import { useI18n } from '../../i18n';
import { useSizes } from '../use-sizes';
import { FURNITURE_SHAPES } from './furniture-shapes';
import { MeasuredDrawingView } from './MeasuredDrawingView';

export default { title: 'widgets/MeasuredDrawing', component: MeasuredDrawingView } satisfies Meta;
type Story = StoryObj;

const sizes: Partial<Record<(typeof FURNITURE_SHAPES)[number], [number, number, number]>> = {
  sofa: [228, 96, 82],
  chair: [52, 54, 80],
  stool: [42, 44, 88],
  ottoman: [70, 70, 42],
  bed: [196, 218, 118],
  table: [240, 100, 75],
  cabinet: [180, 45, 76],
  lamp: [42, 42, 156],
  pendant: [48, 48, 32],
  mirror: [80, 4, 190],
};

function Drawings() {
  const { t } = useI18n();
  const { measure } = useSizes();
  const cm = { unit: 'cm' };
  return (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' }}>
      {FURNITURE_SHAPES.map((shape) => {
        const [width, depth, height] = sizes[shape] ?? [38, 38, 60];
        return (
          <MeasuredDrawingView
            key={shape}
            shape={shape}
            width={width}
            depth={depth}
            height={height}
            labels={{
              alt: `${t('product:dimensions.drawing_alt')}: ${shape}`,
              width: measure(width, cm),
              depth: measure(depth, cm),
              height: measure(height, cm),
            }}
          />
        );
      })}
    </div>
  );
}

export const Shapes: Story = { render: () => <Drawings /> };
