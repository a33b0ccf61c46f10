const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const { ConfigProvider } = require('antd');
const fs = require('node:fs');
const path = require('node:path');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { inUse, splitRules } = require('./rules.cjs');

const LIBRARY = path.dirname(require.resolve('antd/lib/index.js'));

/** The prefix of a component's classes, where it is not 'ant-' and the name of its folder. */
const PREFIXES = { _util: 'wave', button: 'btn', 'date-picker': 'picker' };

/** The styles that come with every component: icons, and the links inside antd's elements. */
const SHARED = /^style%%(Shared|ant-design-icons)%/;

/** antd's own elements. Without a hash in their classes, the links inside them would be all links of the page. */
const INSIDE = ':where([class^="ant-"],[class*=" ant-"])';

/**
 * @param {string} file 'button/style/index.js'
 * @param {string} name the exported name
 */
function prefixOf(file, name) {
  const [folder] = file.split('/');
  // The grid has a style for each of its components.
  const [, component] = /^use(Row|Col)Style$/.exec(name) ?? [];
  return `ant-${component?.toLowerCase() ?? PREFIXES[folder] ?? folder}`;
}

/** Styles for elements without such a class. */
const WITHOUT_ROOT = new Set(['tag/style/index.js default', 'input/style/index.js useSharedStyle']);

/**
 * The class of a component's outermost element, where it has one for this.
 * @param {string} file 'button/style/index.js'
 * @param {string} name the exported name
 */
function rootOf(file, name) {
  const prefixCls = prefixOf(file, name);
  const folder = path.join(LIBRARY, file.split('/')[0]);
  const sources = fs.readdirSync(folder, { recursive: true }).filter((source) => source.endsWith('.js'));
  const hasClass = sources.some((one) => fs.readFileSync(path.join(folder, one), 'utf8').includes('useCSSVarCls'));
  return hasClass && !WITHOUT_ROOT.has(`${file} ${name}`) ? `${prefixCls}-css-var` : prefixCls;
}

/**
 * The style sheets of a style that antd exports. What several of them have is a sheet of its own, with the same text in
 * each, so that a bundle has it once: animations, icons and links.
 * @param {string} file 'button/style/index.js'
 * @param {{ name: string, isComponent: boolean }} exported its name, and whether it is a hook or a component
 * @returns {string[]}
 */
function stylesOf(file, { name, isComponent }) {
  const style = require(`antd/lib/${file}`)[name];
  const prefixCls = prefixOf(file, name);
  const rootCls = rootOf(file, name);
  const Use = () => {
    style(prefixCls, rootCls);
    return null;
  };
  const cache = createCache();
  renderToString(
    createElement(
      StyleProvider,
      { cache, mock: 'server' },
      createElement(
        ConfigProvider,
        { theme: { hashed: false } },
        createElement(isComponent ? style : Use, isComponent ? { prefixCls, rootCls } : {}),
      ),
    ),
  );
  const shared = rulesOf(cache, (key) => SHARED.test(key)).map((rule) => rule.replace(/(^|,)a\b/g, `$1${INSIDE} a`));
  const own = rulesOf(cache, (key) => key.startsWith('style%') && !SHARED.test(key));
  const animations = own.filter((rule) => rule.startsWith('@keyframes'));
  const sheets = [shared.join(''), ...animations, own.filter((rule) => !animations.includes(rule)).join('')];
  return sheets.filter((sheet) => sheet !== '');
}

/** The rules of some entries of antd's cache, without the one in which antd notes what it has extracted. */
function rulesOf(cache, isMeant) {
  const entries = [...cache.cache].filter(([key]) => isMeant(key));
  const text = extractStyle(Object.assign(createCache(), { cache: new Map(entries) }), { plain: true, types: 'style' });
  return splitRules(text)
    .filter((rule) => !rule.startsWith('.data-ant-cssinjs-cache-path'))
    .map(inUse);
}

module.exports = { stylesOf };
