/**
 * Refuses what a selector finds: ESLint's `no-restricted-syntax`, which oxlint does not have. Its options are `{
 * selector, message }`.
 */
export const syntax = {
  meta: {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
        required: ['selector', 'message'],
      },
    },
  },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};
