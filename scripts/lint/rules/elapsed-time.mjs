import { comesFrom, expected } from './sources.mjs';

const CLOCK = /^(Date\.now|performance\.now|process\.hrtime|process\.uptime)$/;

/** Refuses an assertion on the difference of two times: it fails on a busy machine. */
export const elapsedTime = {
  create: (context) => ({
    CallExpression(node) {
      const value = expected(node);
      if (value && comesFrom(context, value, (one) => isDifference(context, one)))
        context.report({
          node,
          message:
            'A test does not measure time: a busy machine takes longer. Assert on what happened; a limit of speed belongs to scripts/bench.',
        });
    },
  }),
};

function isDifference(context, { type, operator, left, right }) {
  const isClock = (side) =>
    comesFrom(context, side, (node) => node.type === 'CallExpression' && CLOCK.test(nameOf(node)));
  return type === 'BinaryExpression' && operator === '-' && isClock(left) && isClock(right);
}

function nameOf({ callee }) {
  return callee.type === 'MemberExpression' ? `${callee.object.name}.${callee.property.name}` : '';
}
