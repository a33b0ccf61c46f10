import { ESCURAS } from './cores.js';
import { variaveisCss } from './tema.js';

test('the page has both looks, and the dark one comes last: it wins over the page’s own', () => {
  expect(variaveisCss).toMatch(
    /:root,\[data-tema=claro\]\{color-scheme:light;.*\[data-tema=escuro\]\{color-scheme:dark;/,
  );
  expect(variaveisCss).toContain(`--tinta-suave:${ESCURAS.tintaSuave};`);
});
