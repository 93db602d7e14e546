import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { type Config, mailServerProblem } from '@diwan/reference-api';
import { error, type Finding, ok, warning } from './finding';

const TIMEOUT_MS = 5000;

/** Connects without sending anything. @returns why that fails */
async function connectionProblem(url: string): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'https:';
  const target = { host, port: Number(port) || (isSecure ? 443 : 80) };
  const socket = isSecure ? connectSecurely({ ...target, servername: host }) : connect(target);
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return undefined;
  } catch (failure) {
    const { code, message, name } = failure as NodeJS.ErrnoException;
    return name === 'AbortError' ? 'no answer' : (code ?? message);
  } finally {
    socket.on('error', () => {}).destroy();
  }
}

async function checkHook(about: string, name: string, url: string): Promise<Finding> {
  const { protocol, host } = new URL(url);
  const problem = await connectionProblem(url);
  if (problem)
    return error(
      about,
      `${host} can't be reached: ${problem}.`,
      `Check ${name}, and that this machine may connect to it.`,
    );
  if (protocol === 'http:' && !/^(localhost|127\.|\[::1\])/.test(host))
    return warning(about, `The connection to ${host} isn't encrypted.`, `Use https in ${name}.`);
  return ok(about, `${host} can be reached`);
}

/** Whether the servers that get messages can be reached; nothing is sent to them. */
export async function checkReceivers({ otp: { sender }, webhook, mail }: Config): Promise<Finding[]> {
  const checks: Promise<Finding>[] = [];
  if (sender.kind === 'webhook') checks.push(checkHook('Codes', 'OTP_WEBHOOK_URL', sender.url));
  if (webhook) checks.push(checkHook('Webhook', 'WEBHOOK_URL', webhook.url));
  if (mail)
    checks.push(
      mailServerProblem({ url: mail.url, timeoutMs: TIMEOUT_MS }).then((problem) =>
        problem
          ? error(
              'E-mail',
              `The mail server doesn't accept the shop: ${problem}.`,
              'Check host, port, user and password in MAIL_URL (write %40 for @).',
            )
          : ok('E-mail', 'the mail server accepts the shop'),
      ),
    );
  return Promise.all(checks);
}
