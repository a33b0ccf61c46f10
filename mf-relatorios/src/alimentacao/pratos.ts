import { api } from '@merenda/shared';
import { SIMBOLOS_UNIDADE_MEDIDA, type PratoResumo, type RelatorioPrato } from '@merenda/shared/contratos';
import { rotuloDaCategoria } from '@merenda/shared/regras';
import { buscaPorEtapa } from '@merenda/shared/ui';
import type { Folha, TabelaDaFolha } from '../folha/folha.js';
import { filtrar } from '../listas/filtrar.js';
import type { Relatorio } from '../folha/relatorio.js';
import { celulasPerCapita, COLUNA_SUBSTITUTOS, COLUNAS_PER_CAPITA, escreverSubstitutos } from './ingredientes.js';
import { tabelaDeNutrientes } from './tabela-de-nutrientes.js';

/** `/true` and `/false`: the list; a number: that dish. */
export const pratos: Relatorio = async ({ id = '', signal }) => {
  if (/^\d+$/.test(id)) return prato(await api.get('relatorios/pratos/:id', { caminho: { id }, signal }));
  const lidos = await api.get('relatorios/pratos', { signal });
  const busca = buscaPorEtapa<PratoResumo>(
    lidos.map(({ categoria }) => categoria),
    rotuloDaCategoria,
  );
  const filtrados = filtrar('pratos', id, lidos, busca);
  if (!filtrados) return null;
  return {
    titulo: 'Pratos',
    filtro: filtrados.filtro,
    dados: filtrados.dados,
    tabelas: [
      {
        colunas: [{ titulo: 'Nome' }, { titulo: 'Categoria' }, { titulo: 'Modalidade' }, { titulo: 'Preparos' }],
        linhas: filtrados.linhas.map(({ nome, categoria, modalidade, preparos }) => [
          nome,
          rotuloDaCategoria(categoria),
          modalidade.descricao,
          preparos.map(({ preparo }) => preparo.nome).join(', '),
        ]),
        vazia: 'Nenhum prato encontrado.',
      },
    ],
  };
};

function prato({ nome, categoria, modalidade, preparos, nutrientes }: RelatorioPrato): Folha {
  return {
    titulo: `Prato – ${nome}`,
    dados: [
      { rotulo: 'Categoria', valor: rotuloDaCategoria(categoria) },
      { rotulo: 'Modalidade', valor: modalidade.descricao },
    ],
    tabelas: [tabelaDosIngredientes(preparos), tabelaDeNutrientes(nutrientes)],
  };
}

/** The ingredients of each preparation, for one student. */
function tabelaDosIngredientes(preparos: RelatorioPrato['preparos']): TabelaDaFolha {
  return {
    titulo: 'Ingredientes de cada preparo (por aluno)',
    colunas: [
      { titulo: 'Preparo' },
      { titulo: 'Medida caseira', opcional: true },
      ...COLUNAS_PER_CAPITA,
      { titulo: 'Unidade' },
      COLUNA_SUBSTITUTOS,
    ],
    linhas: preparos.flatMap(({ preparo: { nome, medidaCaseira, porcoes, ingredientes } }) =>
      ingredientes.map((ingrediente) => [
        nome,
        medidaCaseira,
        ...celulasPerCapita(ingrediente, porcoes),
        SIMBOLOS_UNIDADE_MEDIDA[ingrediente.unidadeMedida],
        escreverSubstitutos(ingrediente, porcoes),
      ]),
    ),
    vazia: 'Nenhum preparo.',
  };
}
