import fs from 'node:fs';
import type { Page } from 'playwright-core';

interface Violacao {
  id: string;
  impact: string | null;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

const FONTE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Serious and critical breaches of WCAG 2.2 A and AA on what the page shows now, one line each; none is []. What an open modal half
 * covers is out of reach, so there, and only there, the size of targets is no matter.
 */
export async function violacoesGraves(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the product's policy forbids scripts of others, rightly.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(FONTE);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Violacao[] }> } };
    // What passed needs no account of each element.
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    const modal = [...document.querySelectorAll('.ant-modal-wrap')].some((elemento) => elemento.checkVisibility());
    const coberto = ({ target }: Violacao['nodes'][number]) =>
      document.querySelector(String(target[0]))?.closest('.moldura') != null;
    return violations.map((violacao) =>
      modal && violacao.id === 'target-size'
        ? { ...violacao, nodes: violacao.nodes.filter((no) => !coberto(no)) }
        : violacao,
    );
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary.replaceAll('\n', ' ')}`,
      ),
    );
}

/** How far the page scrolls sideways beyond what is shown, in px; a screen that fits is 0. */
export function sobraLateral(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
