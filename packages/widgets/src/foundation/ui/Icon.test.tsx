import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flipRtl } from '../theme/a11y.css';
import { Icon } from './Icon';
import * as icons from './icons';

/** The icons that point in the direction of reading. */
const facing = [
  'arrowEndIcon',
  'arrowStartIcon',
  'chevronEndIcon',
  'chevronStartIcon',
  'externalIcon',
  'sendIcon',
  'truckIcon',
  'undoIcon',
];

it('mirrors only directional icons in Arabic', () => {
  const mirrored = Object.entries(icons).flatMap(([name, shape]) => {
    const { container } = render(<Icon shape={shape} />);
    return container.querySelector('svg')?.classList.contains(flipRtl) ? [name] : [];
  });
  expect(mirrored.sort()).toEqual(facing);
});

it('is decorative', () => {
  const { container } = render(<Icon shape={icons.bagIcon} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
