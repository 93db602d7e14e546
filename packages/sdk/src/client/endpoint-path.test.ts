import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract';
import { endpointPath } from './endpoint-path';
import { InvalidParameterError } from './errors/call-errors';

describe('endpointPath', () => {
  it('fills every parameter', () => {
    const params = { countryCode: '966', phone: '500000000', otp: '123456' };
    expect(endpointPath('otp.verify', endpoints['otp.verify'].path, params)).toBe(
      '/crm/public/otp/verfiy/966/500000000/123456',
    );
  });

  it('encodes any value as one segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (slug) => {
        const path = (() => {
          try {
            return endpointPath('pages.get', endpoints['pages.get'].path, { slug });
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidParameterError);
            return undefined;
          }
        })();
        if (path === undefined) return;
        const segments = new URL(`http://shop.example${path}`).pathname.split('/');
        expect(segments.slice(0, 4)).toEqual(['', 'cms', 'public', 'pages']);
        expect(segments).toHaveLength(5);
        expect(decodeURIComponent(segments[4] ?? '')).toBe(slug);
      }),
    );
  });

  it('rejects a missing parameter', () => {
    for (const id of [undefined, null, '', Number.NaN, '.', '..'])
      expect(() => endpointPath('items.get', endpoints['items.get'].path, { id })).toThrow(
        'items.get: id is missing or dots',
      );
    expect(() =>
      endpointPath('settings.get', endpoints['settings.get'].path, { groups: 'general/../auth' }),
    ).toThrow(InvalidParameterError);
  });
});
