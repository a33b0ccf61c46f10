import type { Cozinha, RefeicaoDaCozinha, RefeicaoNova } from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import { alimentosComDietas, decimal, diasEntre, somarDias } from '@merenda/shared/regras';
import { calcularItens, type Arredondamentos, type ItemCalculado } from '../refeicao/calculo.js';

/** A dish of a day with its day. */
export interface RefeicaoComDia extends RefeicaoDaCozinha {
  /** 'YYYY-MM-DD'. */
  dia: string;
}

/** The key of a dish: the same one may be served at two hours. */
export const chaveDe = ({ lancamentoCardapio, prato, hora, tipo }: RefeicaoDaCozinha): string =>
  `${lancamentoCardapio.id}-${prato.id}-${hora}-${tipo}`;

/**
 * Today, 'YYYY-MM-DD', for data that say which day it was when they were read: kept data may be from yesterday.
 * @param lidosEm when they were read, on the clock of this device (ms), like `agora`
 */
export function hojeDosDados({ hoje }: Cozinha, lidosEm: number, agora = Date.now()): string {
  return somarDias(dataComparavel(hoje), diasEntre(diaNoAparelho(lidosEm), diaNoAparelho(agora)));
}

function diaNoAparelho(instante: number): string {
  const dia = new Date(instante);
  return new Date(Date.UTC(dia.getFullYear(), dia.getMonth(), dia.getDate())).toISOString().slice(0, 10);
}

/** Today's dishes ('YYYY-MM-DD'), those of past days that are not executed, and the days that follow. */
export function separarDias({ dias }: Cozinha, hoje: string) {
  const todas = dias.flatMap(({ data, refeicoes }) =>
    refeicoes.map((refeicao): RefeicaoComDia => ({ ...refeicao, dia: dataComparavel(data) })),
  );
  return {
    deHoje: todas.filter(({ dia }) => dia === hoje),
    atrasadas: todas.filter(({ dia, refeicao }) => dia < hoje && !refeicao?.executado),
    seguintes: todas.filter(({ dia }) => dia > hoje),
  };
}

/**
 * The dish that is open first: today's next one that is not executed.
 * @param aEnviar its execution waits for a network
 */
export const proximaRefeicao = (
  deHoje: readonly RefeicaoComDia[],
  aEnviar: (uma: RefeicaoComDia) => boolean,
): RefeicaoComDia | undefined => deHoje.find((uma) => !uma.refeicao?.executado && !aEnviar(uma)) ?? deHoje.at(-1);

/** A food that is missing in a meal, and what takes its place. */
export interface Substituicao {
  alimento: { id: number; nome: string };
  substituto: { id: number; nome: string };
  quantidade: number;
  unidadeDeMedida: ItemCalculado['unidadePos'];
  motivo: string;
}

/** What the cook has decided of a meal. */
export interface Preparacao {
  alunos: number;
  /** Students by the id of their pathology. */
  dietas: Readonly<Record<number, number>>;
  arredondamentos: Arredondamentos;
  substituicoes: readonly Substituicao[];
}

export type ItemDaCozinhaCalculado = ItemCalculado<RefeicaoDaCozinha['itens'][number]>;

const dietasDe = ({ dietas }: Preparacao) =>
  Object.entries(dietas)
    .filter(([, alunos]) => alunos > 0)
    .map(([patologia, alunos]) => ({ patologia: { id: Number(patologia) }, alunos }));

/** What each food of the meal takes, its diets counted apart; foods that are missing are left out. */
export function itensDaPreparacao(
  { itens, alternativas }: RefeicaoDaCozinha,
  preparacao: Preparacao,
): ItemDaCozinhaCalculado[] {
  const { alunos, arredondamentos, substituicoes } = preparacao;
  const dietas = dietasDe(preparacao).map((dieta) => ({
    alunos: dieta.alunos,
    alimentos: alternativas.find(({ patologia }) => patologia.id === dieta.patologia.id)?.itens ?? [],
  }));
  const emFalta = new Set(substituicoes.map(({ alimento }) => alimento.id));
  return calcularItens(alimentosComDietas(itens, dietas, alunos), { alunos, acrescimo: 0 }, arredondamentos).filter(
    ({ item }) => !emFalta.has(item.alimento.id),
  );
}

/** The body of the meal's registration. */
export function paraCorpo(unidade: number, uma: RefeicaoComDia, preparacao: Preparacao): RefeicaoNova {
  const dietas = dietasDe(preparacao);
  const { substituicoes } = preparacao;
  return {
    dia: uma.dia,
    prato: { id: uma.prato.id },
    tipo: uma.tipo,
    hora: uma.hora,
    quantidadeDePessoas: preparacao.alunos,
    acrescimo: 0,
    lancamentoCardapio: { id: uma.lancamentoCardapio.id },
    unidadeEducacional: { id: unidade },
    alimentos: itensDaPreparacao(uma, preparacao).map(({ item, arredondado, unidadePos }) => ({
      id: item.alimento.id,
      valor: arredondado.toNumber(),
      unidadeDeMedida: unidadePos,
    })),
    ...(dietas.length > 0 && { dietas }),
    ...(substituicoes.length > 0 && {
      substituicoes: substituicoes.map(({ alimento, substituto, ...resto }) => ({
        alimento: { id: alimento.id },
        substituto: { id: substituto.id },
        ...resto,
      })),
    }),
  };
}

/** The packages to fetch of a food: '1 pacote de 5 kg', '3 × pacote de 5 kg'; null for loose goods. */
export function embalagensDe({ item: { embalagem }, arredondado }: ItemDaCozinhaCalculado): string | null {
  if (!embalagem || arredondado.isZero()) return null;
  const quantas = arredondado.div(decimal(embalagem.conteudo)).ceil();
  return quantas.eq(1) ? `1 ${embalagem.nome}` : `${quantas.toString()} × ${embalagem.nome}`;
}
