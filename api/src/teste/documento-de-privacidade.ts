import { escreverPrazo } from '@merenda/shared/regras';
import { TRATAMENTOS } from '../acesso/tratamentos/registro/index.js';

/** The register as the table of `docs/privacy.md`. */
export function tabelaDosTratamentos(): string {
  const linhas = Object.values(TRATAMENTOS).map(({ nome, titulares, finalidade, baseLegal, quemVe, prazo, dados }) =>
    [
      nome,
      titulares,
      finalidade,
      baseLegal,
      quemVe,
      prazo ? `${escreverPrazo(prazo.padrao, prazo.unidade)} (mínimo: ${prazo.minimo}) desde ${prazo.contaDe}` : '—',
      dados.map(({ tabela, colunas }) => `\`${tabela}\`: ${Object.keys(colunas).join(', ')}`).join('; '),
    ].join(' | '),
  );
  return [
    '| Dados | De quem | Para quê | Base legal | Quem vê | Prazo padrão | Tabelas e colunas |',
    '|---|---|---|---|---|---|---|',
    ...linhas.map((linha) => `| ${linha} |`),
  ].join('\n');
}
