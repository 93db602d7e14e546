import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flipRtl } from '../../theme/a11y.css';
import { Icon } from './Icon';
import { type IconName, iconShapes } from './icon-shapes';

/** DESIGN §4.1: back, next, chevrons, arrows, external, truck and send face the reading direction. Nothing else does. */
const facing = ['arrow-end', 'arrow-start', 'chevron-end', 'chevron-start', 'external', 'send', 'truck'];

it('mirrors in Arabic exactly the icons that face the reading direction', () => {
  const mirrored = (Object.keys(iconShapes) as IconName[]).filter((name) => {
    const { container } = render(<Icon name={name} />);
    return container.querySelector('svg')?.classList.contains(flipRtl);
  });
  expect(mirrored.sort()).toEqual(facing);
});

it('is decoration', () => {
  const { container } = render(<Icon name="bag" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
