import { SIMBOLOS_UNIDADE_MEDIDA, type FichaTecnica, type RelatorioPrato } from '@merenda/shared/contratos';
import { rotuloDaCategoria } from '@merenda/shared/regras';
import type { Folha, TabelaDaFolha } from '../folha/folha.js';
import { dadosDoResumo } from './custo-e-alergenicos.js';
import { celulasPerCapita, COLUNA_SUBSTITUTOS, COLUNAS_PER_CAPITA, escreverSubstitutos } from './ingredientes.js';
import { assinaturaDoNutricionista } from './receita.js';
import { tabelaDeNutrientes } from './tabela-de-nutrientes.js';

/** A dish with its ingredients and its technical sheet. */
export function prato(
  { nome, categoria, modalidade, preparos, nutrientes, nutricionista }: RelatorioPrato,
  ficha: FichaTecnica,
): Folha {
  return {
    titulo: `Prato – ${nome}`,
    dados: [
      { rotulo: 'Categoria', valor: rotuloDaCategoria(categoria) },
      { rotulo: 'Modalidade', valor: modalidade.descricao },
      ...dadosDoResumo(ficha),
    ],
    tabelas: [tabelaDosIngredientes(preparos), tabelaDeNutrientes(nutrientes)],
    assinaturas: [assinaturaDoNutricionista(nutricionista)],
  };
}

/** The ingredients of each preparation, for one student. */
function tabelaDosIngredientes(preparos: RelatorioPrato['preparos']): TabelaDaFolha {
  return {
    titulo: 'Ingredientes de cada preparo (por aluno)',
    colunas: [
      { titulo: 'Preparo', agrupa: true },
      { titulo: 'Medida caseira', opcional: true, agrupa: true },
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
