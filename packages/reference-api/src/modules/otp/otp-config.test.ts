import { describe, expect, it } from 'vitest';
import { readConfig } from '../../app/read-config';

const senderOf = (env: Record<string, string>) => readConfig(env).otp.sender;
const webhook = { OTP_WEBHOOK_URL: 'https://sms.example/send', OTP_WEBHOOK_SECRET: 'a secret of the shop' };

describe('sender of one-time codes', () => {
  it('defaults to the log in development and to none in production', () => {
    expect(senderOf({})).toEqual({ kind: 'log' });
    expect(senderOf({ NODE_ENV: 'production' })).toEqual({ kind: 'none' });
    expect(senderOf({ NODE_ENV: 'production', OTP_SENDER: 'log' })).toEqual({ kind: 'log' });
  });
  it('defaults to the webhook if one is configured', () => {
    const sender = { kind: 'webhook', url: webhook.OTP_WEBHOOK_URL, secret: webhook.OTP_WEBHOOK_SECRET };
    expect(senderOf(webhook)).toEqual(sender);
    expect(senderOf({ ...webhook, NODE_ENV: 'production' })).toEqual(sender);
    expect(senderOf({ ...webhook, OTP_SENDER: 'log' })).toEqual({ kind: 'log' });
  });
  it.each([
    [{ OTP_SENDER: 'webhook' }, 'OTP_WEBHOOK_URL'],
    [{ OTP_WEBHOOK_URL: webhook.OTP_WEBHOOK_URL }, 'OTP_WEBHOOK_SECRET'],
    [{ ...webhook, OTP_WEBHOOK_SECRET: 'short' }, 'OTP_WEBHOOK_SECRET'],
    [{ ...webhook, OTP_WEBHOOK_URL: 'file:///etc/passwd' }, 'OTP_WEBHOOK_URL'],
    [{ OTP_SENDER: 'pigeon' }, 'OTP_SENDER'],
    [{ OTP_SECRET: 'short' }, 'OTP_SECRET'],
    [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES'],
  ])('rejects %j', (env, name) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must be`));
  });
});
