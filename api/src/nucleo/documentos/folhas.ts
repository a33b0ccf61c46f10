import type { Folha } from '@merenda/shared/contratos';
import { distribuir, type Bloco, type Colocado } from './paginas.js';
import { MARGEM, papelDe, type Papel } from './papel.js';
import {
  assinados,
  blocoDoTimbre,
  blocosDasAssinaturas,
  blocosDoFiltro,
  blocosDosDados,
  blocosDosTextos,
  type Timbre,
} from './partes.js';
import { blocosDoCartaz, blocosDoQuadro } from './quadros.js';
import { blocosDaTabela } from './tabelas.js';

/** The blocks of a sheet on its pages. */
export function paginasDaFolha(folha: Folha, timbre: Timbre): Colocado[][] {
  const papel = papelDe(folha.deitada === true);
  const altura = { inicio: MARGEM.timbre, inicioDasOutras: MARGEM.topo, fim: papel.altura - MARGEM.pe };
  return distribuir(blocosDaFolha(folha, timbre, papel, altura.fim - altura.inicioDasOutras), altura);
}

/** Letters of a table (points): one in landscape has more columns. */
const TABELA = { emPe: 8.5, deitada: 8 };

/** `pagina` is the height for blocks (points). */
function blocosDaFolha(folha: Folha, timbre: Timbre, papel: Papel, pagina: number): Bloco[] {
  const { titulo, quadro, dados = [], tabelas, textos = [], assinaturas = [], deitada } = folha;
  const cabecalho = blocoDoTimbre(timbre, titulo, papel);
  if (quadro?.forma === 'cartaz') return blocosDoCartaz(quadro, cabecalho, pagina, papel);
  const acima = [cabecalho, ...blocosDoFiltro(folha, papel), ...blocosDosDados(dados, papel)];
  if (quadro) return blocosDoQuadro({ ...folha, quadro }, acima, pagina, papel);
  const tamanho = deitada ? TABELA.deitada : TABELA.emPe;
  return assinados(
    [
      ...acima,
      ...tabelas.flatMap((tabela) => blocosDaTabela(tabela, { papel, tamanho })),
      ...blocosDosTextos(textos, papel),
    ],
    blocosDasAssinaturas(assinaturas, papel),
  );
}
