import type { IconShape } from './Icon';

export const alertIcon: IconShape = {
  lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5v5.5M12 16.2v.3',
};

export const arrowDownIcon: IconShape = {
  lines: 'M12 5v14M6 13l6 6 6-6',
};

export const arrowEndIcon: IconShape = {
  isDirectional: true,
  lines: 'M4 12h15M13 6l6 6-6 6',
};

export const arrowStartIcon: IconShape = {
  isDirectional: true,
  lines: 'M20 12H5M11 6l-6 6 6 6',
};

export const bagIcon: IconShape = {
  lines: 'M5 8h14l-1 12H6L5 8ZM9 8a3 3 0 0 1 6 0',
};

export const binIcon: IconShape = {
  lines: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.2 10.5v6M13.8 10.5v6',
};

export const checkIcon: IconShape = {
  lines: 'm5 12.5 4.5 4.5L19 7.5',
};

export const chevronDownIcon: IconShape = {
  lines: 'm6 9 6 6 6-6',
};

export const chevronEndIcon: IconShape = {
  isDirectional: true,
  lines: 'm9 5 7 7-7 7',
};

export const chevronStartIcon: IconShape = {
  isDirectional: true,
  lines: 'm15 5-7 7 7 7',
};

export const clockIcon: IconShape = {
  lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.2l3.4 2',
};

export const closeIcon: IconShape = {
  lines: 'm6 6 12 12M18 6 6 18',
};

export const documentIcon: IconShape = {
  lines: 'M6 3.5h9l3.5 3.5v13.5H6zM14.5 3.5V7.5h4M9 12h6.5M9 15.5h6.5',
};

export const expandIcon: IconShape = {
  lines: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
};

export const externalIcon: IconShape = {
  isDirectional: true,
  lines: 'M7 17 17 7M9 7h8v8',
};

export const eyeIcon: IconShape = {
  lines:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
};

export const filterIcon: IconShape = {
  lines: 'M4 7h8M18 7h2M4 17h2M12 17h8M12 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
};

export const globeIcon: IconShape = {
  lines:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z',
};

export const infoIcon: IconShape = {
  lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.7v.3',
};

export const mailIcon: IconShape = {
  lines: 'M3.5 6h17v12h-17zM3.5 6.5 12 13l8.5-6.5',
};

export const menuIcon: IconShape = {
  lines: 'M3.5 8h17M3.5 16h17',
};

export const minusIcon: IconShape = {
  lines: 'M5 12h14',
};

export const pauseIcon: IconShape = {
  lines: 'M9 6v12M15 6v12',
};

export const phoneIcon: IconShape = {
  lines:
    'M8.3 3.5H5.2c-1 0-1.8.8-1.7 1.8C4.2 13.6 10.4 19.8 18.7 20.5c1 .1 1.8-.7 1.8-1.7v-3.1l-4.3-1.7-2 2c-2.7-1.3-4.8-3.5-6.2-6.2l2-2-1.7-4.3Z',
};

export const pinIcon: IconShape = {
  lines:
    'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11ZM12 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z',
};

export const playIcon: IconShape = {
  lines: 'M8 5.5v13l10.5-6.5L8 5.5Z',
};

export const plusIcon: IconShape = {
  lines: 'M12 5v14M5 12h14',
};

export const printIcon: IconShape = {
  lines: 'M7 9.5v-6h10v6M7 17H4.5v-7.5h15V17H17M7 14h10v6.5H7z',
};

export const rulerIcon: IconShape = { lines: 'M3.5 9.5h17v6h-17zM7.5 9.5v3M11 9.5v2M14.5 9.5v3M18 9.5v2' };

export const searchIcon: IconShape = {
  lines: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5',
};

export const sendIcon: IconShape = {
  isDirectional: true,
  lines: 'M4 11.5 20 4l-4.5 16-4-6.5-7.5-2ZM11.5 13.5 20 4',
};

export const shareIcon: IconShape = {
  lines: 'M12 15V3.5M7.8 7.2 12 3.5l4.2 3.7M7.5 11H5v9.5h14V11h-2.5',
};

export const truckIcon: IconShape = {
  isDirectional: true,
  lines:
    'M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5zM7 15.7a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM17 15.7a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
};

export const undoIcon: IconShape = {
  isDirectional: true,
  lines: 'M8.5 5.5 4.5 9.5l4 4M4.5 9.5h9a5.5 5.5 0 0 1 0 11H11',
};

export const whatsappIcon: IconShape = {
  lines: 'M4 20l1.2-4A8 8 0 1 1 8 18.8L4 20Z',
  solids: 'M9 8.8c-.6 3 3 6.6 6.2 6.2l.8-1.7-2-1.2-1 .8c-1-.4-1.8-1.2-2.2-2.2l.8-1-1.1-2-1.5 1.1Z',
};
