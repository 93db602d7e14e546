/** Runs in pages of `diwan dev`: reloads them after a change, and shows problems of the shop's files over them. */
import type { DevState } from './events';

const style = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(20 20 20 / 75%); }
  section { box-sizing: border-box; max-inline-size: 60rem; margin: 2rem auto; padding: 1.5rem; background: #1c1c1c; color: #f2f2f2;
    border-block-start: 0.25rem solid #ff6b6b; font: 1rem/1.5 ui-monospace, monospace; text-align: start; }
  h1 { margin: 0 0 1rem; font-size: 1rem; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { margin-block-end: 0.75rem; overflow-wrap: anywhere; }
  b { color: #ffb4b4; font-weight: normal; }
  p { margin: 1rem 0 0; color: #b5b5b5; }
  button { font: inherit; padding: 0.25rem 1rem; }
`;

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: (Node | string)[]) => {
  const created = document.createElement(name);
  created.append(...children);
  return created;
};

let overlay: HTMLElement | undefined;

function hide(): void {
  overlay?.remove();
  overlay = undefined;
}

function show(problems: DevState['problems']): void {
  hide();
  overlay = element('div');
  overlay.lang = 'en';
  overlay.dir = 'ltr';
  const close = element('button', 'Close');
  close.addEventListener('click', hide);
  const list = problems.map(({ file, line, column, message }) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    return element('li', element('b', place), ` ${message}`);
  });
  const panel = element(
    'section',
    element('h1', "The shop's files have problems"),
    element('ul', ...list),
    element('p', 'The shop shows its last content until they are solved. '),
    close,
  );
  panel.setAttribute('role', 'alert');
  overlay.attachShadow({ mode: 'open' }).append(element('style', style), panel);
  document.body.append(overlay);
}

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});

let shown: string | undefined;
new EventSource('/diwan-dev/events').addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { version, problems } = JSON.parse(data) as DevState;
  shown ??= version;
  if (version !== shown) location.reload();
  else if (problems.length > 0) show(problems);
  else hide();
});
