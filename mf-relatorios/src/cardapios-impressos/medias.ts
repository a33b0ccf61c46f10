import {
  ROTULOS_NUTRIENTE,
  ROTULOS_SITUACAO_NUTRIENTE,
  type CardapiosImpressos,
  type NutrienteDaFicha,
} from '@merenda/shared/contratos';
import { formatarNutriente, formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { compararComReferencia, etapaPorExtenso, valorConhecido, type LinhaComparada } from '@merenda/shared/regras';
import type { Celula, TabelaDaFolha } from '../folha/folha.js';
import { celulaDoNutriente, NAO_ANALISADO } from '../alimentacao/tabela-de-nutrientes.js';

type Media = CardapiosImpressos['semanas'][number]['medias'][number];

/** Marks a total in which the value of a food is missing. */
const PARCIAL = '*';

/** The nutrients of a mean beside their bounds; without a norm they have none. */
function comparar(dados: CardapiosImpressos, { etapa, nutrientes }: Media): LinhaComparada[] {
  const referencia = dados.etapas[etapa]?.referencia;
  return referencia
    ? compararComReferencia(nutrientes, referencia)
    : nutrientes.map((nutriente) => ({ ...nutriente, minimo: null, maximo: null, situacao: null }));
}

const quantos = (cardapios: number): string => (cardapios === 1 ? '1 cardápio' : `${cardapios} cardápios`);

/** The mean as it is printed below a week: a column for each nutrient. */
export function tabelaDaMedia(dados: CardapiosImpressos, semana: string, media: Media): TabelaDaFolha {
  const linhas = comparar(dados, media);
  const etapa = dados.etapas[media.etapa];
  return {
    titulo: `${semana}: média por aluno – ${etapa ? etapaPorExtenso(etapa) : ''} (${quantos(media.cardapios)})`,
    colunas: [
      { titulo: ' ' },
      ...linhas.map(({ nome, unidadeDeMedida }) => ({ titulo: `${ROTULOS_NUTRIENTE[nome]} (${unidadeDeMedida})` })),
    ],
    linhas: [
      ['Média', ...linhas.map(escreverTotal)],
      ['Referência', ...linhas.map(faixa)],
      ['Situação', ...linhas.map(({ situacao }) => (situacao ? ROTULOS_SITUACAO_NUTRIENTE[situacao] : null))],
    ],
    vazia: '',
  };
}

function escreverTotal(linha: LinhaComparada): string {
  const valor = valorConhecido(linha);
  if (valor === null) return NAO_ANALISADO;
  return formatarNutriente(valor) + (linha.ausentes.length > 0 ? PARCIAL : '');
}

/** '45 a 53', 'mín. 329', 'máx. 600'. */
function faixa({ minimo, maximo }: LinhaComparada): string | null {
  const [de, ate] = [minimo, maximo].map((limite) => (limite === null ? null : formatarQuantidade(limite, 2)));
  if (de && ate) return `${de} a ${ate}`;
  if (de) return `mín. ${de}`;
  return ate ? `máx. ${ate}` : null;
}

/** What the marks in the means of a week say, each once. */
export function notasDasMedias(medias: readonly Media[]): string[] {
  const nutrientes = medias.flatMap((media) => media.nutrientes);
  const parciais = nutrientes.filter((um) => um.ausentes.length > 0 && !um.semDados);
  return [
    ...(parciais.length > 0
      ? [
          `${PARCIAL} Faltam dados de alguns alimentos; o total não é menor que o escrito: ${alimentosSemDado(parciais)}.`,
        ]
      : []),
    ...(nutrientes.some(({ semDados }) => semDados)
      ? [`${NAO_ANALISADO} Nutriente não analisado em nenhum dos alimentos.`]
      : []),
  ];
}

/** Foods named in one sentence. */
const CITADOS = 12;

function alimentosSemDado(nutrientes: readonly NutrienteDaFicha[]): string {
  const nomes = [...new Set(nutrientes.flatMap(({ ausentes }) => ausentes))].map(nomeComum);
  const demais = nomes.length - CITADOS;
  return [...nomes.slice(0, CITADOS), ...(demais > 0 ? [`e mais ${demais}`] : [])].join(', ');
}

/** The means for a spreadsheet: a row for each nutrient. */
export const linhasDaMedia = (dados: CardapiosImpressos, semana: string, media: Media): Celula[][] =>
  comparar(dados, media).map((linha) => {
    const etapa = dados.etapas[media.etapa];
    return [
      semana,
      etapa ? etapaPorExtenso(etapa) : '',
      ROTULOS_NUTRIENTE[linha.nome],
      celulaDoNutriente(linha),
      linha.minimo,
      linha.maximo,
      linha.unidadeDeMedida,
      linha.situacao && ROTULOS_SITUACAO_NUTRIENTE[linha.situacao],
    ];
  });
