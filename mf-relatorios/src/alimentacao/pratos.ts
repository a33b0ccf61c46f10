import { api } from '@merenda/shared';
import {
  SIMBOLOS_UNIDADE_MEDIDA,
  type FichaTecnica,
  type PratoResumo,
  type RelatorioPrato,
} from '@merenda/shared/contratos';
import { rotuloDaCategoria } from '@merenda/shared/regras';
import { buscaPorEtapa } from '@merenda/shared/ui';
import type { Folha, TabelaDaFolha } from '../folha/folha.js';
import { filtrar } from '../listas/filtrar.js';
import type { Relatorio } from '../folha/relatorio.js';
import { celulasDoResumo, COLUNAS_DO_RESUMO, dadosDoResumo } from './custo-e-alergenicos.js';
import { celulasPerCapita, COLUNA_SUBSTITUTOS, COLUNAS_PER_CAPITA, escreverSubstitutos } from './ingredientes.js';
import { tabelaDeNutrientes } from './tabela-de-nutrientes.js';

/** `/true` and `/false`: the list; a number: that dish. */
export const pratos: Relatorio = async ({ id = '', signal }) => {
  if (/^\d+$/.test(id)) {
    const [lido, ficha] = await Promise.all([
      api.get('relatorios/pratos/:id', { caminho: { id }, signal }),
      api.get('fichas-tecnicas', { busca: { pratos: id }, signal }),
    ]);
    return prato(lido, ficha);
  }
  const [lidos, dados] = await Promise.all([
    api.get('relatorios/pratos', { signal }),
    api.get('fichas-tecnicas/dados', { signal }),
  ]);
  const resumo = celulasDoResumo(dados);
  const busca = buscaPorEtapa<PratoResumo>(
    lidos.map(({ categoria }) => categoria),
    rotuloDaCategoria,
  );
  const filtrados = filtrar('pratos', id, lidos, busca);
  if (!filtrados) return null;
  return {
    titulo: 'Pratos',
    deitada: true,
    filtro: filtrados.filtro,
    dados: filtrados.dados,
    tabelas: [
      {
        colunas: [
          { titulo: 'Nome' },
          { titulo: 'Categoria' },
          { titulo: 'Modalidade' },
          { titulo: 'Preparos' },
          ...COLUNAS_DO_RESUMO,
        ],
        linhas: filtrados.linhas.map(({ id: deste, nome, categoria, modalidade, preparos }) => [
          nome,
          rotuloDaCategoria(categoria),
          modalidade.descricao,
          preparos.map(({ preparo }) => preparo.nome).join(', '),
          ...resumo([deste]),
        ]),
        vazia: 'Nenhum prato encontrado.',
      },
    ],
  };
};

function prato({ nome, categoria, modalidade, preparos, nutrientes }: RelatorioPrato, ficha: FichaTecnica): Folha {
  return {
    titulo: `Prato – ${nome}`,
    dados: [
      { rotulo: 'Categoria', valor: rotuloDaCategoria(categoria) },
      { rotulo: 'Modalidade', valor: modalidade.descricao },
      ...dadosDoResumo(ficha),
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
