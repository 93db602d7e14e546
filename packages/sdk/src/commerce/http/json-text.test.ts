import { afterEach, describe, expect, it } from 'vitest';
import { jsonText } from './json-text';

const data = { id: 'a"b', lines: [{ id: 1, fabrics: [2, 3], note: undefined }], box: null, sent: true };

afterEach(() => {
  for (const { prototype } of [Array, Object]) Reflect.deleteProperty(prototype, 'toJSON');
});

describe('JSON of plain data', () => {
  it('is that of JSON.stringify', () => {
    expect(jsonText(data)).toBe(JSON.stringify(data));
    expect(jsonText([undefined, 'x'])).toBe('[null,"x"]');
  });

  it('is the same on a page that has extended arrays and objects', () => {
    const text = JSON.stringify(data);
    for (const { prototype } of [Array, Object])
      Object.assign(prototype, {
        toJSON() {
          return '[…]';
        },
      });
    expect(jsonText(data)).toBe(text);
  });
});
