import { SIMBOLOS_UNIDADE_MEDIDA, type RelatorioPreparo } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { converter, perCapita, rendimentoPronto, totaisLiquidos } from '@merenda/shared/regras';
import type { AssinaturaDaFolha, DadoDaFolha, Folha, TabelaDaFolha } from '../folha/folha.js';
import {
  celulasPerCapita,
  COLUNA_SUBSTITUTOS,
  COLUNAS_PER_CAPITA,
  escreverMedida,
  escreverSubstitutos,
} from './ingredientes.js';
import { tabelaDeNutrientes } from './tabela-de-nutrientes.js';

/** A preparation's recipe, signed by the responsible nutritionist. */
export function receita(preparo: RelatorioPreparo): Folha {
  return {
    titulo: `Preparo – ${preparo.nome}`,
    dados: dadosDaReceita(preparo),
    tabelas: [tabelaDosIngredientes(preparo), tabelaDeNutrientes(preparo.nutrientes)],
    textos: [{ titulo: 'Modo de preparo', texto: preparo.modoPreparo }, ...pendencias(preparo)],
    assinaturas: [assinaturaDoNutricionista(preparo.nutricionista)],
  };
}

/** Facts that the recipe does not state are not printed. */
function dadosDaReceita({
  porcoes,
  medidaCaseira,
  tempoPreparoMin,
  utensilios,
  indiceCoccao,
  criador,
  ingredientes,
}: RelatorioPreparo): DadoDaFolha[] {
  const quantas = `${formatarQuantidade(porcoes)} ${porcoes === 1 ? 'porção' : 'porções'}`;
  const pronto = rendimentoPronto(ingredientes, indiceCoccao);
  const porPorcao = pronto && perCapita(converter(pronto, 'KG', 'G'), porcoes);
  const dados: DadoDaFolha[] = [
    { rotulo: 'Rendimento', valor: medidaCaseira === null ? quantas : `${quantas} de ${medidaCaseira}` },
    {
      rotulo: 'Peso líquido total',
      valor: totaisLiquidos(ingredientes)
        .map(({ quantidade, unidadeMedida }) => escreverMedida(quantidade, unidadeMedida))
        .join(' + '),
    },
    {
      rotulo: 'Peso pronto',
      valor: pronto && porPorcao && `${escreverMedida(pronto, 'KG')} (${escreverMedida(porPorcao, 'G')} por porção)`,
    },
    { rotulo: 'Índice de cocção', valor: indiceCoccao === null ? null : formatarQuantidade(indiceCoccao) },
    { rotulo: 'Tempo de preparo', valor: tempoPreparoMin === null ? null : `${tempoPreparoMin} min` },
    { rotulo: 'Utensílios', valor: utensilios },
    { rotulo: 'Criador', valor: criador?.nome ?? null },
  ];
  return dados.filter(({ valor }) => valor !== null);
}

function tabelaDosIngredientes({ ingredientes, porcoes }: RelatorioPreparo): TabelaDaFolha {
  return {
    titulo: 'Ingredientes',
    colunas: [
      ...COLUNAS_PER_CAPITA,
      { titulo: 'Peso bruto', tipo: 'quantidade', opcional: true },
      { titulo: 'Peso líquido', tipo: 'quantidade' },
      { titulo: 'Fator de correção', tipo: 'quantidade', opcional: true },
      { titulo: 'Unidade' },
      COLUNA_SUBSTITUTOS,
    ],
    linhas: ingredientes.map((ingrediente) => [
      ...celulasPerCapita(ingrediente, porcoes),
      ingrediente.pesoBruto,
      ingrediente.quantidade,
      ingrediente.fatorCorrecao,
      SIMBOLOS_UNIDADE_MEDIDA[ingrediente.unidadeMedida],
      escreverSubstitutos(ingrediente),
    ]),
    vazia: 'Nenhum ingrediente.',
  };
}

/** The missing data of a recipe: its empty columns and facts are not printed, so this line names them. */
function pendencias({ ingredientes, indiceCoccao }: RelatorioPreparo): { titulo: string; texto: string }[] {
  const semBruto = ingredientes.filter(({ pesoBruto }) => pesoBruto === null).map(({ alimento }) => alimento.nome);
  const faltas = [
    ...(semBruto.length > 0 ? [`Peso bruto e fator de correção: ${semBruto.join(', ')}`] : []),
    ...(indiceCoccao === null ? ['Índice de cocção'] : []),
  ];
  return faltas.length > 0 ? [{ titulo: 'Não informado nesta receita', texto: faltas.join('\n') }] : [];
}

/** Where the creator is no nutritionist, one signs by hand. */
export function assinaturaDoNutricionista(nutricionista: RelatorioPreparo['nutricionista']): AssinaturaDaFolha {
  const papel = `Nutricionista responsável – ${nutricionista?.crn ?? 'CRN: ______________'}`;
  return nutricionista ? { nome: nutricionista.nome, papel } : { papel };
}
