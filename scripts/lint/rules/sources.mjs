/**
 * Walks through an expression, and from each constant that it names to the value of that constant.
 * @param {object} context of the rule
 * @param {object} expression
 * @param {(node: object) => boolean} accepts
 * @returns {boolean} whether a node is accepted; functions inside are not entered, because they run at another time
 */
export function comesFrom(context, expression, accepts, seen = new Set()) {
  if (!expression || seen.has(expression)) return false;
  seen.add(expression);
  if (accepts(expression)) return true;
  if (/Function/.test(expression.type)) return false;
  if (expression.type === 'Identifier') return comesFrom(context, valueOf(context, expression), accepts, seen);
  return childrenOf(expression).some((child) => comesFrom(context, child, accepts, seen));
}

function childrenOf(node) {
  return Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => value)
    .filter((value) => typeof value?.type === 'string');
}

/** The expression that a `const` gets; undefined for anything else. */
function valueOf(context, identifier) {
  for (let scope = context.sourceCode.getScope(identifier); scope; scope = scope.upper) {
    const variable = scope.set.get(identifier.name);
    if (!variable) continue;
    const [{ node, parent } = {}] = variable.defs;
    return parent?.kind === 'const' && node.id.type === 'Identifier' ? node.init : undefined;
  }
  return undefined;
}

/** The argument of `expect(…)`; undefined for another call. */
export function expected({ callee, arguments: [first] }) {
  return callee.type === 'Identifier' && callee.name === 'expect' ? first : undefined;
}
