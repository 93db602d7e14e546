import { expect, it } from 'vitest';
import { isLoopback } from './is-loopback';

it.each(['localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'])(
  '%s is loopback',
  (host) => expect(isLoopback(host)).toBe(true),
);

it.each([
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '128.0.0.1',
  '::ffff:10.0.0.1',
  'localhost.example',
  '127.0.0.1.example',
])('%s is not loopback', (host) => expect(isLoopback(host)).toBe(false));
