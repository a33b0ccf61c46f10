/** Fails with the violations that axe finds (WCAG A and AA). Colours are not checked: jsdom paints nothing. */
export async function verificarAcessibilidade(raiz: Element = document.body): Promise<void> {
  // Loaded only by the tests that use it: its evaluation takes an eighth of what a screen's test file loads.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(raiz, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
    // Passed checks need no report of each element.
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, help, nodes }) => ({ id, help, onde: nodes.map(({ html }) => html) }))).toEqual([]);
}
