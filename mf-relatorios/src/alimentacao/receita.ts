import { CAMPOS_DO_INGREDIENTE, ROTULOS_TIPO_PENDENCIA, type RelatorioPreparo } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { agrupar, camposEm, celulaDe, custoPorPorcao, totaisLiquidos } from '@merenda/shared/regras';
import type { AssinaturaDaFolha, DadoDaFolha, Folha, TabelaDaFolha } from '../folha/folha.js';
import {
  celulasPerCapita,
  COLUNA_SUBSTITUTOS,
  COLUNAS_PER_CAPITA,
  escreverMedida,
  escreverSubstitutos,
} from './ingredientes.js';
import { dadosDoResumo } from './custo-e-alergenicos.js';
import { tabelaDeNutrientes } from './tabela-de-nutrientes.js';

/** A preparation's recipe, signed by the responsible nutritionist. */
export function receita(preparo: RelatorioPreparo): Folha {
  return {
    titulo: `Preparo – ${preparo.nome}`,
    dados: dadosDaReceita(preparo),
    tabelas: [
      tabelaDosIngredientes(preparo),
      tabelaDeNutrientes(preparo.nutrientes, preparo.ficha.rendimento?.por100g),
    ],
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
  criador,
  ingredientes,
  ficha,
  numero,
  alteradoEm,
}: RelatorioPreparo): DadoDaFolha[] {
  const { rendimento } = ficha;
  const quantas = `${formatarQuantidade(porcoes)} ${porcoes === 1 ? 'porção' : 'porções'}`;
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
      valor:
        rendimento &&
        `${escreverMedida(rendimento.pesoPronto, 'KG')} (${escreverMedida(rendimento.porcaoPronta, 'G')} por porção)`,
    },
    {
      rotulo: 'Índice de cocção',
      valor: rendimento && rendimento.indiceCoccao !== null ? formatarQuantidade(rendimento.indiceCoccao) : null,
    },
    { rotulo: 'Tempo de preparo', valor: tempoPreparoMin === null ? null : `${tempoPreparoMin} min` },
    { rotulo: 'Utensílios', valor: utensilios },
    { rotulo: 'Criador', valor: criador?.nome ?? null },
    { rotulo: 'Versão', valor: [String(numero), alteradoEm].filter(Boolean).join(', de ') },
    ...dadosDoResumo(ficha),
  ];
  return dados.filter(({ valor }) => valor !== null);
}

const PESOS = camposEm(CAMPOS_DO_INGREDIENTE, 'papel', [
  'pesoBruto',
  'quantidade',
  'fatorCorrecao',
  'unidadeMedida',
  'medidaCaseiraDoIngrediente',
]);

function tabelaDosIngredientes({ ingredientes, porcoes, ficha }: RelatorioPreparo): TabelaDaFolha {
  return {
    titulo: 'Ingredientes',
    colunas: [
      ...COLUNAS_PER_CAPITA,
      ...PESOS.map(({ titulo, tipo, opcional }) => ({ titulo, tipo, opcional })),
      { titulo: 'Custo', tipo: 'moeda', opcional: true },
      COLUNA_SUBSTITUTOS,
    ],
    linhas: ingredientes.map((ingrediente) => [
      ...celulasPerCapita(ingrediente, porcoes),
      ...PESOS.map((campo) => celulaDe(campo, ingrediente, () => '', ', ')),
      custoDoIngrediente(ingrediente, ficha),
      escreverSubstitutos(ingrediente),
    ]),
    vazia: 'Nenhum ingrediente.',
  };
}

/**
 * What the sheet lacks, a line for each kind: its empty columns and facts are not printed, so this names them. Nutrients
 * are named beside their values.
 */
function pendencias({ ficha }: RelatorioPreparo): { titulo: string; texto: string }[] {
  const porTipo = agrupar(
    ficha.pendencias.filter(({ tipo }) => tipo !== 'NUTRIENTE'),
    ({ tipo }) => tipo,
  );
  if (porTipo.size === 0) return [];
  const linhas = [...porTipo].map(([tipo, lista]) => {
    const nomes = lista.flatMap(({ alimento }) => (alimento ? nomeComum(alimento.nome) : []));
    return [ROTULOS_TIPO_PENDENCIA[tipo], nomes.join(', ')].filter(Boolean).join(': ');
  });
  return [{ titulo: 'Pendências', texto: linhas.join('\n') }];
}

/** R$ of an ingredient for all portions, by its gross weight; null without a price. */
function custoDoIngrediente(
  { alimento, ...ingrediente }: RelatorioPreparo['ingredientes'][number],
  { precos }: RelatorioPreparo['ficha'],
): number | null {
  const preco = precos.find((um) => um.alimento.id === alimento.id)?.preco ?? null;
  return (
    custoPorPorcao([{ porcoes: 1, ingredientes: [{ alimento, ...ingrediente }] }], () => preco).valor?.toNumber() ??
    null
  );
}

/** Where the creator is no nutritionist, one signs by hand. */
export function assinaturaDoNutricionista(nutricionista: RelatorioPreparo['nutricionista']): AssinaturaDaFolha {
  const papel = `Nutricionista responsável – ${nutricionista?.crn ?? 'CRN: ______________'}`;
  return nutricionista ? { nome: nutricionista.nome, papel } : { papel };
}
