import { ROTULOS_NUTRIENTE } from '../../vocabulario/cadastros/nutrientes.js';
import { ROTULOS_TIPO_PENDENCIA } from '../../vocabulario/cardapios/fichas-tecnicas.js';
import type { AlergenicosDaFicha, Citado, CustoDaFicha, Pendencia, Repasse } from './partes-da-ficha.js';
import { nomeComum } from '../../formatos/nomes.js';
import { formatarMoeda } from '../../formatos/numeros.js';

/** What executed meals cost for one pupil. */
interface CustoExecutado {
  valor: number | null;
  semPreco: readonly Citado[];
  estimados: readonly Citado[];
}

/** What all meals of a day and stage cost. */
interface CustoDoDia extends CustoExecutado {
  refeicoes: number;
  porExecutar: number;
  repasse: Repasse | null;
  municipio: number | null;
}

const nomes = (lista: readonly { nome: string }[]): string => lista.map(({ nome }) => nomeComum(nome)).join(', ');

/** 'no mínimo R$ 2,31'; 'sem preço' where nothing has one. A missing price makes the cost a lower bound. */
export const escreverCusto = ({ valor, semPreco }: Pick<CustoExecutado, 'valor' | 'semPreco'>): string =>
  escreverCustoConhecido(valor, semPreco.length);

/** The same where only the number of foods or meals without a price is known. */
export function escreverCustoConhecido(valor: number | null, semPreco: number): string {
  if (valor === null) return 'sem preço';
  return semPreco > 0 ? `no mínimo ${formatarMoeda(valor)}` : formatarMoeda(valor);
}

/** The part of a cost that the transfer pays, and its uncertainties: one sentence each. */
export function frasesDoCusto(custo: CustoDaFicha): string[] {
  const { repasse, municipio, semPreco } = custo;
  return [
    ...frasesDoRepasse(repasse),
    ...(municipio === null ? [] : [`O município paga ${escreverCusto({ valor: municipio, semPreco })}.`]),
    ...frasesDosPrecos(custo),
  ];
}

/** 'R$ 1,27', 'no mínimo R$ 1,27 (estimado)'; 'sem preço' where nothing had one. */
export const escreverCustoExecutado = (custo: CustoExecutado): string =>
  `${escreverCusto(custo)}${custo.estimados.length > 0 ? ' (estimado)' : ''}`;

/** What an executed meal cost is uncertain about: one sentence each. */
export const frasesDoCustoExecutado = ({ semPreco, estimados }: CustoExecutado): string[] => [
  ...frasesDosPrecos({ semPreco, comUltimaCompra: [] }),
  ...(estimados.length > 0 ? [`Preço estimado: ${nomes(estimados)}.`] : []),
];

/** The cost of the meals of a day and stage, the part that the transfer pays, and the gaps: one sentence each. */
export function frasesDoCustoDoDia({ refeicoes, porExecutar, repasse, municipio, ...custo }: CustoDoDia): string[] {
  const quantas = refeicoes === 1 ? '1 refeição executada' : `${refeicoes} refeições executadas`;
  return [
    `${escreverCustoExecutado(custo)} por aluno, em ${quantas}.`,
    ...(porExecutar === 0
      ? []
      : [porExecutar === 1 ? 'Falta executar 1 refeição do dia.' : `Falta executar ${porExecutar} refeições do dia.`]),
    ...frasesDoRepasse(repasse),
    ...(municipio === null
      ? []
      : [`O município paga ${escreverCustoExecutado({ ...custo, valor: municipio })} por aluno.`]),
    ...frasesDoCustoExecutado(custo),
  ];
}

const frasesDoRepasse = (repasse: Repasse | null): string[] =>
  repasse
    ? [`O PNAE repassa ${formatarMoeda(repasse.valor)} por aluno e dia (${repasse.norma}${aConferir(repasse)}).`]
    : [];

const aConferir = ({ certeza }: { certeza: string }): string => (certeza === 'verificado' ? '' : ', a conferir');

/** 'Custo R$ 2,31 · repasse R$ 0,57 · o município paga R$ 1,74', for where there is little room. */
export function custoEmUmaLinha({ repasse, municipio, ...custo }: CustoDaFicha): string {
  return [
    `Custo ${escreverCusto(custo)}`,
    ...(repasse ? [`repasse ${formatarMoeda(repasse.valor)}${aConferir(repasse)}`] : []),
    ...(municipio === null
      ? []
      : [`o município paga ${escreverCusto({ valor: municipio, semPreco: custo.semPreco })}`]),
  ].join(' · ');
}

/** The uncertainties of a cost's prices: the foods without a price, or with an old one. */
export function frasesDosPrecos({
  semPreco,
  comUltimaCompra,
}: {
  semPreco: readonly Citado[];
  comUltimaCompra: readonly Citado[];
}): string[] {
  return [
    ...(semPreco.length > 0 ? [`Sem preço: ${nomes(semPreco)}.`] : []),
    ...(comUltimaCompra.length > 0
      ? [`Sem contrato vigente, com o preço da última compra: ${nomes(comUltimaCompra)}.`]
      : []),
  ];
}

/** The allergens in words, one sentence each: 'Contém: leite, soja.' */
export function frasesDosAlergenicos({ contem, podeConter, naoConferidos }: AlergenicosDaFicha): string[] {
  const listar = (lista: readonly { descricao: string }[]) => lista.map(({ descricao }) => descricao).join(', ');
  const nenhum = contem.length + podeConter.length + naoConferidos.length === 0;
  return [
    ...(contem.length > 0 ? [`Contém: ${listar(contem)}.`] : []),
    ...(podeConter.length > 0 ? [`Pode conter: ${listar(podeConter)}.`] : []),
    ...(nenhum ? ['Nenhum alergênico declarado.'] : []),
    ...(naoConferidos.length > 0 ? [`Alergênicos não conferidos: ${nomes(naoConferidos)}.`] : []),
  ];
}

/** 'contém leite, soja; pode conter ovos', for where there is little room; empty where nothing is declared. */
export function alergenicosEmUmaLinha({
  contem,
  podeConter,
}: Pick<AlergenicosDaFicha, 'contem' | 'podeConter'>): string {
  const parte = (verbo: string, lista: readonly { descricao: string }[]) =>
    lista.length > 0 ? [`${verbo} ${lista.map(({ descricao }) => descricao.toLowerCase()).join(', ')}`] : [];
  return [...parte('contém', contem), ...parte('pode conter', podeConter)].join('; ');
}

/** What one thing that is missing is about: 'Arroz – Preço'. */
export function escreverPendencia({ tipo, alimento, nutrientes }: Pendencia): string {
  const oque = `${alimento ? `${nomeComum(alimento.nome)} – ` : ''}${ROTULOS_TIPO_PENDENCIA[tipo]}`;
  return nutrientes.length > 0 ? `${oque}: ${nutrientes.map((um) => ROTULOS_NUTRIENTE[um]).join(', ')}` : oque;
}
