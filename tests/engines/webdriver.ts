import type { BrowserWindow, KeyName, Point, Size } from './engine';

/** W3C WebDriver's code points of keys. */
const keys: Readonly<Record<KeyName, string>> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };

interface Answer {
  value: { error?: string; message?: string; sessionId?: string } | null;
}

/** Opens a window by the W3C WebDriver protocol, which WebKitWebDriver and safaridriver speak. */
export async function openByWebDriver(
  driver: string,
  capabilities: object,
  { width, height }: Size,
): Promise<BrowserWindow> {
  const call = async (method: 'POST' | 'GET' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as Answer;
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value as unknown;
  };
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
  };
  const session = `/session/${sessionId}`;
  const evaluate: BrowserWindow['evaluate'] = async (expression) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => ${expression})
        .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await call('POST', `${session}/execute/async`, { script, args: [] })) as {
      value?: unknown;
      error?: string;
    };
    if (error) throw new Error(error);
    return value;
  };
  const act = (source: object) => call('POST', `${session}/actions`, { actions: [source] });
  const pointTo = ({ x, y }: Point, ...actions: object[]) =>
    act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }, ...actions],
    });
  const type = (text: string) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });

  // Phones have one size of their own. Elsewhere bars take part of the window: it is enlarged by them.
  const resize = (size: Size) =>
    call('POST', `${session}/window/rect`, { x: 0, y: 0, ...size }).catch(() => {});
  await resize({ width, height });
  const [innerWidth, innerHeight] = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
  if (innerWidth !== width || innerHeight !== height)
    await resize({ width: 2 * width - innerWidth, height: 2 * height - innerHeight });

  return {
    goto: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate,
    press: async (point) =>
      void (await pointTo(point, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })),
    hover: async (point) => void (await pointTo(point)),
    type: async (text) => void (await type(text)),
    key: async (name) => void (await type(keys[name])),
    // WebKitGTK never answers without a graphics card.
    screenshot: async () =>
      'webkitgtk:browserOptions' in capabilities
        ? undefined
        : Buffer.from((await call('GET', `${session}/screenshot`)) as string, 'base64'),
    forget: async () => {
      await evaluate('(localStorage.clear(), sessionStorage.clear())');
      await call('DELETE', `${session}/cookie`);
    },
    // Answers "no such window" once its last window has gone.
    close: async () => void (await call('DELETE', session).catch(() => {})),
  };
}
