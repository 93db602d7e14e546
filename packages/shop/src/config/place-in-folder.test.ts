import { expect, it } from 'vitest';
import { placeInFolder } from './place-in-folder';

const withStack = (...frames: string[]) => ({ stack: ['TypeError: No', ...frames].join('\n') });

it.each([
  '    at Care (/shops/my shop/pages/Care.tsx:34:13)',
  '    at /shops/my shop/pages/Care.tsx:34:13',
  '    at async Care (file:///shops/my%20shop/pages/Care.tsx:34:13)',
])('finds the innermost of the shop’s own files: %s', (frame) => {
  const stack = withStack(
    '    at Object.render (/shops/my shop/node_modules/react/index.js:1:2)',
    '    at format (/shops/my shop/.diwan/server/index.js:3:4)',
    '    at Array.map (<anonymous>)',
    frame,
    '    at Page (/shops/my shop/pages/Page.tsx:5:6)',
  );
  expect(placeInFolder('/shops/my shop', stack)).toEqual({ file: 'pages/Care.tsx', line: 34, column: 13 });
});

it('takes the cause of an error that came through none', () => {
  const cause = withStack('    at /shops/mine/pages/Care.tsx:3:4');
  expect(placeInFolder('/shops/mine', { ...withStack(), cause })).toMatchObject({ line: 3 });
});

it('knows no place of an error from elsewhere', () => {
  expect(
    placeInFolder('/shops/mine', withStack('    at run (/shops/other/pages/Care.tsx:1:2)')),
  ).toBeUndefined();
  expect(placeInFolder('/shops/mine', 'thrown')).toBeUndefined();
});
