const MESSAGE =
  'A test does not wait for time to pass. Wait for the state that it needs (`waitFor`, `findBy…`, `expect.poll`), or stop the clock.';

/**
 * Refuses a promise that a timer settles after a while. Allowed are a timer without a delay, which only lets other work
 * go first, and the pause of a loop that asks again.
 */
export const sleep = {
  create(context) {
    const ofPromises = new Set();
    const check = (node) => isInLoop(node) || context.report({ node, message: MESSAGE });
    return {
      'ImportDeclaration[source.value=/^(node:)?timers.promises$/] > ImportSpecifier': ({ local }) =>
        ofPromises.add(local.name),
      CallExpression(node) {
        const [first, delay] = node.arguments;
        const name = node.callee.name ?? node.callee.property?.name;
        if (ofPromises.has(name)) {
          if (first !== undefined && first.value !== 0) check(node);
        } else if (name === 'setTimeout' && delay !== undefined && delay.value !== 0) {
          const settles = executorOf(node)?.params[0]?.name;
          if (settles !== undefined && calls(first, settles)) check(node);
        }
      },
    };
  },
};

/** Whether a loop of the same function repeats the node, apart from the function of a promise around it. */
function isInLoop(node) {
  const executor = executorOf(node);
  for (let one = node.parent; one; one = one.parent) {
    if (/^(For|While|DoWhile)/.test(one.type)) return true;
    if (/Function/.test(one.type) && one !== executor) return false;
  }
  return false;
}

/** The function of the nearest `new Promise(…)` around a node. */
function executorOf(node) {
  for (let one = node; one; one = one.parent)
    if (one.parent?.type === 'NewExpression' && one.parent.callee.name === 'Promise') return one;
  return undefined;
}

/** `resolve`, or a function whose body is the call of it. */
function calls(callback, name) {
  if (callback.type === 'Identifier') return callback.name === name;
  const body = callback.body?.type === 'BlockStatement' ? callback.body.body : [callback.body];
  return body.some((one) => {
    const expression = one?.type === 'ExpressionStatement' ? one.expression : one;
    return expression?.type === 'CallExpression' && expression.callee.name === name;
  });
}
