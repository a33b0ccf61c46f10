import { comesFrom, expected } from './sources.mjs';

/** What a locator or a page reads once. */
const READS =
  /^(count|all|textContent|allTextContents|innerText|allInnerTexts|innerHTML|inputValue|getAttribute|boundingBox|ariaSnapshot|title|is(Checked|Disabled|Editable|Enabled|Focused|Hidden|Visible))$/;
/** What calls its function again until it passes. */
const REPEATS = /^(poll|toPass|waitFor|waitForFunction)$/;

/**
 * Refuses an assertion on a single read of a page: the page may not be drawn yet. The rule
 * `playwright/prefer-web-first-assertions` names the assertion that replaces most of them; this one finds also what is
 * calculated from a read.
 */
export const singleRead = {
  create: (context) => ({
    CallExpression(node) {
      const value = expected(node);
      if (!value || isRepeated(node) || !comesFrom(context, value, isRead)) return;
      context.report({
        node,
        message:
          'The page is read once, perhaps before it is drawn. Use an assertion that retries: `await expect(locator).toHaveText(…)`, `expect.poll(…)` or `expect(async () => …).toPass()`.',
      });
    },
  }),
};

function isRead({ type, argument }) {
  return type === 'AwaitExpression' && argument.type === 'CallExpression' && READS.test(argument.callee.property?.name);
}

/** Whether the assertion is in a function that is called again until it passes. */
function isRepeated(node) {
  for (let one = node.parent; one; one = one.parent) {
    if (!/Function/.test(one.type) || one.parent?.type !== 'CallExpression') continue;
    const call = one.parent;
    const chained = call.parent?.type === 'MemberExpression' ? call.parent.property.name : '';
    if (REPEATS.test(call.callee.property?.name ?? call.callee.name ?? '') || REPEATS.test(chained)) return true;
  }
  return false;
}
