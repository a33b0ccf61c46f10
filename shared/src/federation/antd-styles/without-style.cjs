/** The names of antd's own colours. The product's are tokens. */
const COLOURS = 'blue|cyan|geekblue|gold|green|lime|magenta|orange|pink|purple|red|volcano|yellow';

/**
 * Classes that no element of the product has, so the page has no rules for them; the lint refuses what would bring them
 * (`scripts/lint/restricted-syntax.cjs`): columns that are moved or change at 1200 px, and antd's own colours.
 */
const WITHOUT_STYLE = new RegExp(
  `[.]ant-(?:col-(?:(?:xl|xxl|xxxl)-|(?:\\w+-)?(?:offset|order|pull|push)-)|\\w+-(?:color-)?(?:${COLOURS})(?![\\w]))`,
);

module.exports = { COLOURS, WITHOUT_STYLE };
