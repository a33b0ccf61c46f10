import { expect, type Page } from '@playwright/test';

/** A report as its page shows it. */
export interface FolhaNaTela {
  titulo: string;
  /** The content outside the tables: facts, filter, running text, signature lines. */
  textos: string[];
  /** The facts of a record with their values, as its files have them: '' for none. A list, which counts its records, has none. */
  dados: [rotulo: string, valor: string][];
  tabelas: {
    titulo: string;
    cabecas: string[];
    linhas: string[][];
    /** The heading above each row; '' where the rows are not in groups. */
    grupos: string[];
  }[];
}

/** Waits for the report with all its rows, and reads it from the page. */
export async function lerFolha(page: Page): Promise<FolhaNaTela> {
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return page.getByRole('article').evaluate((folha) => {
    const textosDe = (no: Element | null, seletor: string) =>
      [...(no?.querySelectorAll(seletor) ?? [])].map(({ textContent }) => textContent ?? '');
    const rotulos = textosDe(folha, 'dt');
    const valores = textosDe(folha, 'dd').map((valor) => (valor === '---' ? '' : valor));
    const lista = folha.querySelector('.folha-filtro') !== null || rotulos.includes('Registros');
    return {
      dados: lista ? [] : rotulos.map((rotulo, i): [string, string] => [rotulo, valores[i] ?? '']),
      titulo: folha.querySelector('h1')?.textContent ?? '',
      textos: textosDe(folha, '.folha-filtro, dt, dd, .folha-texto h2, .folha-texto p, .folha-assinaturas p'),
      tabelas: [...folha.querySelectorAll('table')].map((tabela) => {
        let grupo = '';
        const linhas: string[][] = [];
        const grupos: string[] = [];
        for (const linha of tabela.querySelectorAll('tbody tr')) {
          if (linha.matches('.grupo')) grupo = linha.textContent;
          // A heading spans all columns, and the text shown instead of rows.
          if (linha.querySelector('[colspan]')) continue;
          linhas.push(textosDe(linha, 'td'));
          grupos.push(grupo);
        }
        return {
          titulo: (tabela.getAttribute('aria-labelledby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' '),
          cabecas: textosDe(tabela, 'thead th'),
          linhas,
          grupos,
        };
      }),
    };
  });
}
