import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const FEDERATION = path.resolve(__dirname, '../../shared/src/federation');
const antd = createRequire(path.join(FEDERATION, 'shell.cjs'))('antd') as Record<string, ComponentType<object>>;

/** What a component needs to draw its parts. */
const PROPS: Readonly<Record<string, object>> = {
  Alert: { title: 'aviso' },
  Modal: { open: true, getContainer: false },
  Select: { options: [{ value: 'arroz' }] },
  Table: { columns: [{ dataIndex: 'nome' }], dataSource: [{ key: 1, nome: 'arroz' }] },
  Tag: { color: 'success' },
};

/** Selectors of columns that are moved, of large screens, and of antd's own colours; links are scoped. */
const LEFT_OUT =
  /-col-.*(offset|order|pull|push)|-col-x{1,3}l-|-(blue|cyan|geekblue|gold|green|lime|magenta|orange|pink|purple|red|volcano|yellow)(?!\w)|^a\b/;

/** `selector{declarations}` of each selector of a style sheet, with the condition of its '@media' before it. */
function pieces(css: string, condition = ''): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    const rule = css.slice(start, index + 1);
    start = index + 1;
    const head = rule.slice(0, rule.indexOf('{'));
    const body = rule.slice(rule.indexOf('{') + 1, -1);
    found.push(
      ...(head.startsWith('@media')
        ? pieces(body, `${condition}${head} `)
        : head.split(',').map((selector) => `${condition}${selector}{${body}}`)),
    );
  }
  return found;
}

/** What antd makes when an element is drawn without a browser. */
function made(element: ReactNode): string[] {
  const cache = createCache();
  const { ConfigProvider } = antd;
  if (!ConfigProvider) throw new Error('antd has no ConfigProvider.');
  renderToString(
    createElement(
      StyleProvider,
      { cache, mock: 'server' },
      createElement(ConfigProvider as ComponentType<{ theme: object }>, { theme: { hashed: false } }, element),
    ),
  );
  return pieces(extractStyle(cache, { plain: true, types: 'style' })).filter(
    (piece) => !piece.startsWith('.data-ant-cssinjs') && !LEFT_OUT.test(piece.split('{', 1)[0] ?? ''),
  );
}

const run = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'antd-styles-'));
run(path.join(FEDERATION, 'antd-styles/write.cjs'), path.resolve(FEDERATION, '../../../node_modules/antd/es'), folder);
const sheets = new Set(
  fs.readdirSync(folder).flatMap((file) => pieces(fs.readFileSync(path.join(folder, file), 'utf8'))),
);
fs.rmSync(folder, { recursive: true });

const names = JSON.parse(
  run('-p', `JSON.stringify(require('${FEDERATION}/offered-names.cjs').namesOf('antd'))`),
) as string[];
/** Those that are no component that is drawn by itself. */
const APART = ['ConfigProvider', 'Typography', 'theme'];

test.each(names.filter((name) => !APART.includes(name)))(
  'the style sheets of the build have all rules that antd makes for %s',
  (name) => {
    const pieces = made(createElement(antd[name] ?? 'div', PROPS[name]));
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.filter((piece) => !sheets.has(piece))).toEqual([]);
  },
);

test('the rules of links are only for links inside elements of antd', () => {
  const links = [...sheets].filter((piece) => /(^|[ )])a(:|\[|\{)/.test(piece) && piece.includes('--ant-color-link'));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((piece) => /^a\b/.test(piece))).toEqual([]);
});

test('classes that no element has are left out', () => {
  expect([...sheets].filter((piece) => /\.ant-(col-\w*-?offset|tag-magenta)/.test(piece))).toEqual([]);
});
