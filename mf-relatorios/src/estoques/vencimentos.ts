import { api } from '@merenda/shared';
import { CAMPOS_DO_LOTE_COM_SOBRA, type LoteComSobra } from '@merenda/shared/contratos';
import { compararTextos, dataComparavel, formatarQuantidade } from '@merenda/shared/formatos';
import { agrupar, baseDosVencimentos, escreverSomaDosLotes, NADA_SOBRA, somaDasSobras } from '@merenda/shared/regras';
import { buscaDeVencimentos } from '@merenda/shared/ui';
import type { TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { filtrar } from '../listas/filtrar.js';
import { lerTabela } from '../listas/lista-definida.js';

const DO_LOTE = ['unidade', 'produto', 'lote', 'validade', 'aCaminho', 'quantidade', 'sobra', 'umaEmbalagem'] as const;
const DA_SOBRA = ['conteudoDaSobra', 'motivo', 'valor', 'estimado', 'destinoEConteudo', 'trocarEm'] as const;

/** What the calendar leaves of each lot when it expires, by unit: the rows of the screen (specification 4, 4.6). */
export const vencimentos: Relatorio = async ({ id, signal }) => {
  const [{ ate, lotes }, { hoje }, porLote] = await Promise.all([
    api.get('vencimentos', { signal }),
    api.get('relogio', { signal }),
    lerTabela(CAMPOS_DO_LOTE_COM_SOBRA, signal, [...DO_LOTE, ...DA_SOBRA]),
  ]);
  const campos = buscaDeVencimentos(dataComparavel(hoje), lotes, (unidade) => unidade);
  const filtrados = filtrar('vencimentos', id, lotes, campos);
  if (!filtrados) return null;
  // Sorting is stable: within a unit the first to expire stays first.
  const linhas = [...filtrados.linhas].sort((um, outro) => compararTextos(um.unidade.nome, outro.unidade.nome));
  const { valor, semPreco } = somaDasSobras(linhas);
  return {
    titulo: 'Vencimentos à frente',
    deitada: true,
    filtro: filtrados.filtro,
    dados: [
      ...filtrados.dados,
      { rotulo: 'Valor da sobra', valor: escreverSomaDosLotes(valor, { lotes: linhas.length, semPreco }) },
      { rotulo: 'Lotes sem preço', valor: formatarQuantidade(semPreco) },
    ],
    tabelas: [
      ...(linhas.length > 0 ? [porUnidade(linhas)] : []),
      { titulo: 'Lotes', ...porLote(linhas), vazia: NADA_SOBRA },
    ],
    textos: [{ titulo: 'Como se calcula', texto: baseDosVencimentos(ate) }],
  };
};

const porUnidade = (linhas: readonly LoteComSobra[]): TabelaDaFolha => ({
  titulo: 'Por unidade',
  colunas: [
    { titulo: 'Unidade' },
    { titulo: 'Lotes', tipo: 'inteiro' },
    { titulo: 'Lotes sem preço', tipo: 'inteiro' },
    { titulo: 'Valor da sobra', tipo: 'moeda' },
  ],
  linhas: [...agrupar(linhas, ({ unidade }) => unidade.id).values()].map((daUnidade) => [
    daUnidade[0].unidade.nome,
    ...totais(daUnidade),
  ]),
  total: ['Total', ...totais(linhas)],
  vazia: NADA_SOBRA,
});

/** A unit of which no lot has a price has no sum, which is not zero. */
function totais(linhas: readonly LoteComSobra[]): (number | null)[] {
  const { valor, semPreco } = somaDasSobras(linhas);
  return [linhas.length, semPreco, semPreco === linhas.length ? null : valor.toNumber()];
}
