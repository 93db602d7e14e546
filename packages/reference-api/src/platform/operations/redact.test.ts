import { describe, expect, it } from 'vitest';
import { redactPath, redactText } from './redact';

describe('redactPath', () => {
  it.each([
    '/api/crm/public/otp/request/966/512345678',
    '/api/crm/public/otp/verfiy/966/512345678/123456',
    '/api/crm/public/otp/verify/966/512345678/123456/',
    '/api/otp/512345678',
    '/otp/966/%35%31%32345678',
    '/otp/966/٥١٢٣٤٥٦٧٨',
    '/api/crm/public/opt/request/966/512345678',
    '/api/crm/public/leads/+966512345678',
    '/%zz/512345678',
  ])('hides the phone and code in %s', (path) => {
    const redacted = redactPath(path);
    expect(redacted).not.toMatch(/\d{4}|%3|[٠-٩]/);
    expect(redacted).toContain('[redacted]');
  });
  it('hides e-mail addresses, but not the versions of packages', () => {
    expect(redactPath('/sara@example.com/a%40مثال.السعودية/x')).toBe('/[redacted]/[redacted]/x');
    expect(redactText('no route to <sara.k+1@example.com>')).toBe('no route to <[redacted]>');
    const frame = 'at run (node_modules/.pnpm/vitest@4.1.12_@types+node@20.19.43/runner.js:3:4)';
    expect(redactText(frame)).toBe(frame);
  });
  it('hides promo codes', () => {
    expect(redactPath('/api/crm/public/promos/verfiy/WELCOME')).toBe(
      '/api/crm/public/promos/verfiy/[redacted]',
    );
  });
  it('shortens long paths', () => {
    expect(redactPath(`/${'a'.repeat(5_000)}`)).toHaveLength(301);
  });
  it.each(['a', '1', '@', 'a@1.', '1 ', '/', '%d9%a3'])('takes no longer for 16 KB of %j', (part) => {
    const path = `/api/${part.repeat(16_000 / part.length)}`;
    const started = process.cpuUsage();
    for (let calls = 0; calls < 100; calls += 1) redactPath(path);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(500);
  });
  it('keeps endpoint names and record ids', () => {
    expect(redactPath('/api/crm/public/otp/request/966/512345678')).toBe(
      '/api/crm/public/otp/request/[redacted]/[redacted]',
    );
    expect(redactPath('/api/cms/public/items/NF1042/relates')).toBe('/api/cms/public/items/NF1042/relates');
    expect(redactPath('/files/media/products/sofa--6f8273--front.webp')).toBe(
      '/files/media/products/sofa--6f8273--front.webp',
    );
  });
});

describe('redactText', () => {
  it('shortens long texts, before an address that is cut', () => {
    const text = redactText(`${'a '.repeat(4_998)}sara@example.com ${'b '.repeat(5_000)}`);
    expect(text.length).toBeLessThan(10_000);
    expect(text).toMatch(/a …$|a…$/);
    expect(text).not.toContain('sara');
  });
  it('hides numbers as long as a code, in any format', () => {
    expect(redactText('to +966 51 234 5678, code 123456')).toBe('to [redacted], code [redacted]');
  });
  it('keeps ports and line numbers', () => {
    expect(redactText('connect ECONNREFUSED 127.0.0.1:54321 at app.js:1042:15')).toBe(
      'connect ECONNREFUSED 127.0.0.1:54321 at app.js:1042:15',
    );
  });
});
