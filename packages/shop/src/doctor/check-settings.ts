import { type Config, hasDevOutbox } from '@diwan/reference-api';
import { error, type Finding, ok, warning } from './finding';

/** Enough for secrets that programs exchange: half of the characters of 32 random bytes in hexadecimal. */
const LENGTH = 32;
const DIFFERENT_CHARACTERS = 10;
const WORDS = /password|passwort|secret|change.?me|example|1234|qwerty|admin|diwan/i;

const isWeak = (secret: string): boolean =>
  secret.length < LENGTH || new Set(secret).size < DIFFERENT_CHARACTERS || WORDS.test(secret);

const RANDOM = 'openssl rand -hex 32';

/** Finds settings that keep visitors out, and connections that others can read. */
function checkPublicUrl(publicUrl: string | undefined, isProduction: boolean): Finding {
  const about = 'PUBLIC_URL';
  if (!publicUrl)
    return isProduction
      ? error(
          about,
          "It isn't set, so links in the sitemap, on partner pages and in e-mails have the address of each request.",
          "Set it to the shop's address: PUBLIC_URL=https://shop.example",
        )
      : ok(about, 'not set; links have the address of each request');
  const { protocol, hostname } = new URL(publicUrl);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(hostname);
  if (isProduction && isLocal)
    return error(
      about,
      `${publicUrl} is this machine, which visitors can't reach.`,
      "Set it to the shop's address.",
    );
  if (isProduction && protocol === 'http:')
    return error(
      about,
      `${publicUrl} isn't encrypted: others on the way could read phones, addresses and codes.`,
      'Put a proxy with TLS before the shop, such as nginx, and set PUBLIC_URL=https://…',
    );
  return ok(about, publicUrl);
}

function checkSecrets(config: Config, isProduction: boolean): Finding[] {
  const { staffToken, otp, webhook } = config;
  const secrets = Object.entries({
    STAFF_TOKEN: staffToken,
    OTP_SECRET: otp.secret,
    OTP_WEBHOOK_SECRET: otp.sender.kind === 'webhook' ? otp.sender.secret : undefined,
    WEBHOOK_SECRET: webhook?.secret,
  }).flatMap(([name, secret]): [string, string][] => (secret ? [[name, secret]] : []));

  const level = isProduction ? error : warning;
  const findings = secrets.map(([name, secret]) => {
    const same = secrets.find(([other, value]) => other !== name && value === secret);
    if (same)
      return level(
        name,
        `It is the same as ${same[0]}: one that leaks opens both.`,
        `Make another one: ${RANDOM}`,
      );
    // Its form is checked as it is read.
    const isGuessable =
      name === 'WEBHOOK_SECRET' ? new Set(secret).size < DIFFERENT_CHARACTERS : isWeak(secret);
    const command = name === 'WEBHOOK_SECRET' ? 'echo whsec_$(openssl rand -base64 32)' : RANDOM;
    return isGuessable
      ? level(
          name,
          'It can be guessed: it is short, or made of words or few characters.',
          `Make a random one: ${command}`,
        )
      : ok(name, 'strong');
  });
  if (!staffToken && isProduction)
    findings.push(
      warning(
        'STAFF_TOKEN',
        "It isn't set: nobody can use the staff API, or the shop while it is closed.",
        `Make one, or one for each person with diwan staff add: ${RANDOM}`,
      ),
    );
  return findings;
}

/** Whether visitors get codes, and the maker hears of orders. */
function checkMessages(config: Config, isProduction: boolean): Finding[] {
  const { otp, host, port, mail, webhook } = config;
  const { sender } = otp;
  const findings: Finding[] = [];
  if (sender.kind === 'webhook') findings.push(ok('Codes', `sent by ${new URL(sender.url).host}`));
  else if (isProduction)
    findings.push(
      error(
        'Codes',
        sender.kind === 'none'
          ? 'Visitors get no code that verifies their phone, so nobody can order.'
          : 'OTP_SENDER=log writes codes to the log instead of sending them, so nobody can order.',
        'Set OTP_WEBHOOK_URL and OTP_WEBHOOK_SECRET of your message provider, and no OTP_SENDER.',
      ),
    );
  else {
    const outbox = hasDevOutbox(config) ? `, and http://${host}:${port}/api/dev/outbox lists them` : '';
    findings.push(ok('Codes', `sent to nobody, for development: the shop's terminal prints them${outbox}`));
  }
  if (mail) findings.push(ok('E-mail', `to ${mail.to.join(', ')}`));
  if (webhook) findings.push(ok('Webhook', new URL(webhook.url).host));
  if (!mail && !webhook)
    findings.push(
      (isProduction ? warning : ok)(
        'Orders',
        'No message is sent of orders, requests and leads; diwan orders, requests and leads list them.',
        'Set MAIL_URL, MAIL_FROM and MAIL_TO to get an e-mail of each, or WEBHOOK_URL and WEBHOOK_SECRET.',
      ),
    );
  return findings;
}

/** Finds what is wrong in a configuration that can be read. */
export const checkSettings = (config: Config, isProduction: boolean): Finding[] => [
  checkPublicUrl(config.publicUrl, isProduction),
  ...checkSecrets(config, isProduction),
  ...checkMessages(config, isProduction),
];
