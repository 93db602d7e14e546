// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { selectStyles } from './embed-styles.mjs';

type Imports = [file: string, kind: 'import-statement' | 'dynamic-import'][];

const chunk = (sheets: string[], imports: Imports = []) => ({
  bytes: 0,
  exports: [],
  inputs: Object.fromEntries(sheets.map((sheet) => [`sheet:${sheet}`, { bytesInOutput: 1 }])),
  imports: imports.map(([path, kind]) => ({ path, kind })),
});
const entry = (tag: string, sheets: string[], imports: Imports) => ({
  ...chunk(sheets, imports),
  entryPoint: `element:${tag}`,
});

const theme = ':host { --diwan-a: 1px; --diwan-b: 2px; --diwan-c: 3px; --diwan-d: 4px }';
const sheets = new Map([
  ['src/theme/theme.css.ts', theme],
  ['button', '.button { top: var(--diwan-a) }'],
  ['dialog', '.dialog { top: var(--diwan-b) }'],
  ['grid', '.grid .button { top: 0 }'],
  ['cart', '.cart .dialog { top: 0 }'],
  ['toast', '.toast { top: var(--diwan-a); left: var(--diwan-c) }'],
]);

const { ofElement, ofModule } = selectStyles({
  tags: ['diwan-cart', 'diwan-grid'],
  sheets,
  codeByFile: new Map([
    ['shared.js', '"button", "/theme"'],
    ['dialog.js', '"dialog"'],
    ['toast.js', '"toast"'],
    ['cart.js', '"cart"'],
    ['grid.js', '"grid"'],
  ]),
  metafile: {
    inputs: {},
    outputs: {
      'shared.js': chunk(['src/theme/theme.css.ts', 'button']),
      'dialog.js': chunk(['dialog']),
      'toast.js': chunk(['toast'], [['shared.js', 'import-statement']]),
      'cart.js': entry(
        'diwan-cart',
        ['cart'],
        [
          ['shared.js', 'import-statement'],
          ['dialog.js', 'import-statement'],
          ['toast.js', 'dynamic-import'],
        ],
      ),
      'grid.js': entry(
        'diwan-grid',
        ['grid'],
        [
          ['shared.js', 'import-statement'],
          ['dialog.js', 'dynamic-import'],
          ['toast.js', 'dynamic-import'],
        ],
      ),
    },
  },
});

describe('selectStyles', () => {
  it('gives an element what it needs at once, in the order in which it runs, with the tokens it reads', () => {
    expect(ofElement('diwan-cart')).toBe(
      ':host{--diwan-a:1px;--diwan-b:2px}.button{top:var(--diwan-a)}.dialog{top:var(--diwan-b)}.cart .dialog{top:0}',
    );
  });

  it('gives it nothing of other elements', () => {
    expect(ofElement('diwan-grid')).not.toContain('cart');
    expect(ofElement('diwan-grid')).not.toContain('--diwan-d');
  });

  it('gives what is loaded later its own styles and those tokens that not every element has', () => {
    expect(ofModule('toast')).toBe(':host{--diwan-c:3px}.toast{top:var(--diwan-a);left:var(--diwan-c)}');
    expect(ofElement('diwan-grid')).not.toContain('toast');
  });

  it('never lets a rule follow what overrides it: what another element needs at once comes at once', () => {
    expect(ofElement('diwan-grid')).toContain('.dialog{top:var(--diwan-b)}');
    expect(ofModule('dialog')).toBeUndefined();
  });
});
