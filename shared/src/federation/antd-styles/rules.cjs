const { WITHOUT_STYLE } = require('./without-style.cjs');

/** A rule without the selectors that no element has; '' when none is left. */
function inUse(rule) {
  const brace = rule.indexOf('{');
  const [head, body] = [rule.slice(0, brace), rule.slice(brace + 1, -1)];
  if (head.startsWith('@media')) {
    const rules = splitRules(body).map(inUse).join('');
    return rules === '' ? '' : `${head}{${rules}}`;
  }
  const selectors = head.split(',').filter((selector) => !WITHOUT_STYLE.test(selector));
  return selectors.length > 0 || head === '' ? `${selectors.join(',')}{${body}}` : '';
}

/** The rules of a style sheet, each with the rules inside it. */
function splitRules(css) {
  const rules = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

module.exports = { inUse, splitRules };
