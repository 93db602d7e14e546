import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartupError } from '../db/startup-error';
import { readConfig } from './read-config';

describe('readConfig', () => {
  it('has a default for every variable', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: path.resolve('.data'),
      databaseUrl: undefined,
      staffToken: undefined,
      allowedOrigins: [],
      publicUrl: undefined,
      isProduction: false,
    });
  });
  it('reads set variables and treats empty ones as unset', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/var/lib/diwan',
      DATABASE_URL: 'postgresql://db.example/shop',
      DATABASE_READ_URL: 'postgresql://replica.example/shop',
      STAFF_TOKEN: ' ',
      ALLOWED_ORIGINS: 'https://shop.example/, https://partner.example:8443,',
      ALLOWED_HOSTS: 'Api:4000, shop-1',
      PUBLIC_URL: 'https://shop.example/path',
      NODE_ENV: 'production',
    });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/var/lib/diwan',
      databaseUrl: 'postgresql://db.example/shop',
      databaseReadUrl: 'postgresql://replica.example/shop',
      staffToken: undefined,
      allowedOrigins: ['https://shop.example', 'https://partner.example:8443'],
      allowedHosts: ['api:4000', 'shop-1'],
      publicUrl: 'https://shop.example',
      isProduction: true,
    });
  });
  it.each(['0.0.0.0', '::', '192.168.1.4', 'shop.example', '127.0.0.1.example'])(
    'rejects HOST=%s while one-time codes are readable',
    (HOST) => {
      const refusal = new RegExp(`^HOST=${HOST} [^\\n]+NODE_ENV=production[^\\n]+OTP_WEBHOOK_URL[^\\n]+$`);
      expect(() => readConfig({ HOST })).toThrow(StartupError);
      expect(() => readConfig({ HOST })).toThrow(refusal);
      expect(() => readConfig({ HOST, OTP_SENDER: 'log' })).toThrow(refusal);
      expect(readConfig({ HOST, NODE_ENV: 'production', OTP_SENDER: 'log' }).host).toBe(HOST);
      const webhook = { OTP_WEBHOOK_URL: 'https://sms.example', OTP_WEBHOOK_SECRET: 'a secret of the shop' };
      expect(readConfig({ HOST, ...webhook }).host).toBe(HOST);
    },
  );
  it.each([
    { NODE_ENV: 'production' },
    { NODE_ENV: 'production', OTP_SENDER: 'log' },
    { PUBLIC_URL: 'https://shop.example' },
  ])('rejects OTP_OUTBOX=on with %j', (env) => {
    expect(() => readConfig({ ...env, OTP_OUTBOX: 'on' })).toThrow(/^OTP_OUTBOX=on [^\n]+$/);
    expect(readConfig({ ...env, OTP_OUTBOX: 'off' }).otp.outbox).toBe('off');
    expect(readConfig({ OTP_OUTBOX: 'on', TRUSTED_PROXIES: '1' }).otp.outbox).toBe('on');
  });
  it('rejects a replica of the embedded database', () => {
    expect(() => readConfig({ DATABASE_READ_URL: 'postgres://replica.example/shop' })).toThrow(
      /^DATABASE_URL must be set with DATABASE_READ_URL/,
    );
  });
  it.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('accepts loopback %s', (HOST) => {
    expect(readConfig({ HOST }).host).toBe(HOST);
  });
  it.each([
    ['STAFF_TOKEN', 'fifteen letters'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://diwan:swordfish@db/shop'],
    ['DATABASE_READ_URL', 'mysql://diwan:swordfish@replica/shop'],
    ['ALLOWED_ORIGINS', 'https://shop.example,partner'],
    ['ALLOWED_ORIGINS', 'https://*.partner.example'],
    ['PUBLIC_URL', 'our shop'],
    ['ALLOWED_HOSTS', 'api:4000,https://api.example'],
    ['WEBHOOK_TIMEOUT', '0'],
  ])('names an invalid %s without printing its value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
    expect(read).not.toThrow(value);
  });
});
