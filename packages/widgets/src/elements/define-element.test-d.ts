import { test } from 'vitest';
import { defineElement } from './define-element';

const Plain = (_props: { limit?: number }) => null;

const common = { tag: 'diwan-form', reservedBlockSize: '1px' } as const;

test('attributes fit the props of the widget', () => {
  defineElement({ ...common, attributes: { limit: 'number' }, Widget: Plain });
  // @ts-expect-error: a number is no text
  defineElement({ ...common, attributes: { limit: 'string' }, Widget: Plain });
  // @ts-expect-error: the widget has no such prop
  defineElement({ ...common, attributes: { color: 'string' }, Widget: Plain });
});

test('an attribute beside those that fit is refused too', () => {
  // @ts-expect-error: the widget has no such prop
  defineElement({ ...common, attributes: { limit: 'number', color: 'string' }, Widget: Plain });
});
