import type { IconShape } from '../icon-shape';

export const whatsappIcon: IconShape = {
  lines: 'M4 20l1.2-4A8 8 0 1 1 8 18.8L4 20Z',
  solids: 'M9 8.8c-.6 3 3 6.6 6.2 6.2l.8-1.7-2-1.2-1 .8c-1-.4-1.8-1.2-2.2-2.2l.8-1-1.1-2-1.5 1.1Z',
};
