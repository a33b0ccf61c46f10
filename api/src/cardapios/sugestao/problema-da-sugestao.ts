import {
  type CriteriosDaSugestao,
  type Mes,
  MESES,
  PESOS_DA_SUGESTAO,
  VEZES_DO_PRATO,
} from '@merenda/shared/contratos';
import { agrupar, Decimal, decimal, ZERO } from '@merenda/shared/regras';
import type { DadosDaSugestao } from './dados.js';
import type { EstoqueDaUnidade } from './estoque-da-unidade.js';
import type { Incompleto, LimiteDaSugestao } from './limite-da-sugestao.js';
import { limitesDaSugestao } from './limites.js';
import { FICHAS, type FichaDoPrato, fichaDoPrato, type PratoDaEtapa } from './pratos-da-etapa.js';
import type { Problema, SobraDoItem } from './problema.js';

/** A meal of a school day. */
export interface VagaDaSugestao {
  dia: string;
  hora: string;
  tipo: CriteriosDaSugestao['vagas'][number]['tipo'];
  /** The dish that stays; null where one is chosen. */
  fixo: number | null;
  /** The dishes that could be there, also where one stays. */
  possiveis: readonly number[];
}

/** What is to be decided, with what its figures are about. */
export interface ProblemaDaSugestao {
  problema: Problema;
  vagas: readonly VagaDaSugestao[];
  limites: readonly LimiteDaSugestao[];
  incompletos: readonly Incompleto[];
  poucos: readonly PoucosPratos[];
  /** Dishes of the stage that could be suggested if their sheets were whole. */
  deFora: readonly PratoDaEtapa[];
}

/** How much a suggestion asks of the data. */
export interface Tentativa {
  /** Dishes with a less whole sheet are only offered at a meal that has no other. */
  ficha: FichaDoPrato;
  /** Whether a limit that some dish lacks data for is kept as far as it is known; otherwise it is left out. */
  seguir: (chave: string) => boolean;
}

/** Puts together what a suggestion decides (specification 4.12). */
export function problemaDaSugestao(
  criterios: CriteriosDaSugestao,
  dados: DadosDaSugestao,
  estoque: EstoqueDaUnidade | null,
  { ficha, seguir }: Tentativa,
): ProblemaDaSugestao {
  const candidatos = candidatosDa(criterios, dados);
  const vagas = vagasDa(criterios, dados, candidatos, ficha);
  const { limites, incompletos } = limitesDaSugestao(dados, vagas, { teto: criterios.teto || null, seguir });
  const pesos = PESOS_DA_SUGESTAO[criterios.objetivo];
  const usados = new Set(vagas.flatMap(({ fixo, possiveis }) => (fixo === null ? possiveis : [fixo, ...possiveis])));
  const pratos = [...usados].sort((a, b) => a - b).flatMap((id) => dados.pratos.get(id) ?? []);
  const poucos = poucosPratos(criterios, vagas);
  const vezesDo = (prato: number) =>
    Math.max(
      criterios.vezes ?? vezesPadrao(criterios.semanas),
      ...poucos.flatMap(({ pratos: doTipo, vezes }) => (doTipo.includes(prato) ? vezes : [])),
    );
  const maisCaro = Decimal.max(0, ...pratos.flatMap((prato) => pesoDo(prato, pesos) ?? []));
  return {
    vagas,
    limites,
    incompletos,
    poucos,
    deFora: candidatos.filter(({ id }) => !usados.has(id)),
    problema: {
      vagas: vagas.map(({ dia, fixo, possiveis }) => ({ dia, pratos: fixo === null ? possiveis : [fixo] })),
      pratos: pratos.map((prato) => ({
        id: prato.id,
        // What has no price at all is not chosen for being cheap.
        peso: (pesoDo(prato, pesos) ?? maisCaro).toNumber(),
        principal: prato.principal?.id ?? null,
        vezes: vezesDo(prato.id),
      })),
      limites: limites.map(({ limite }) => limite),
      sobras: pesos.sobra > 0 && estoque ? sobrasDo(estoque, pesos.sobra, usados) : [],
    },
  };
}

/** A kind of meal with so few dishes that they come more often than by default. */
interface PoucosPratos {
  tipo: VagaDaSugestao['tipo'];
  pratos: readonly number[];
  vezes: number;
}

/** One more than needed on average: dishes of consecutive days are different. */
function poucosPratos({ vezes, semanas }: CriteriosDaSugestao, vagas: readonly VagaDaSugestao[]): PoucosPratos[] {
  return [...agrupar(vagas, ({ tipo }) => tipo)].flatMap(([tipo, doTipo]) => {
    const { possiveis: pratos } = doTipo[0];
    if (vezes || pratos.length === 0 || pratos.length >= doTipo.length) return [];
    const precisam = Math.ceil(doTipo.length / pratos.length) + 1;
    return precisam > vezesPadrao(semanas) ? [{ tipo, pratos, vezes: precisam }] : [];
  });
}

/** Twice in two weeks. */
const vezesPadrao = (semanas: number): number => VEZES_DO_PRATO * Math.ceil(semanas / 2);

/** The dishes that may be suggested, whatever their sheets lack. */
function candidatosDa({ excluidos }: CriteriosDaSugestao, { pratos }: DadosDaSugestao): PratoDaEtapa[] {
  const fora = new Set(excluidos.map(({ id }) => id));
  return [...pratos.values()].filter(
    ({ id, candidato, principal, conteudo }) =>
      candidato && !fora.has(id) && principal !== null && !conteudo.alimentos.has('PROIBIDO'),
  );
}

/** The meals of all school days. */
function vagasDa(
  { vagas, fixos, outrasRefeicoes = false, foraDaEpoca = false }: CriteriosDaSugestao,
  { semanas, etapa }: DadosDaSugestao,
  candidatos: readonly PratoDaEtapa[],
  ficha: FichaDoPrato,
): VagaDaSugestao[] {
  const grau = (prato: PratoDaEtapa) => FICHAS.indexOf(fichaDoPrato(prato, etapa.creche));
  const possiveisEm = (tipo: VagaDaSugestao['tipo'], mes: Mes | undefined): number[] => {
    const servem = candidatos.filter(
      ({ tipos, meses }) =>
        (outrasRefeicoes || tipos.length === 0 || tipos.includes(tipo)) &&
        (foraDaEpoca || mes === undefined || meses.every((epoca) => epoca.includes(mes))),
    );
    const aceito = Math.max(FICHAS.indexOf(ficha), Math.min(...servem.map(grau)));
    return servem.filter((prato) => grau(prato) <= aceito).map(({ id }) => id);
  };
  return semanas.flatMap(({ dias }) =>
    dias.flatMap((dia) =>
      vagas.map(({ hora, tipo }): VagaDaSugestao => {
        const fixo = fixos.find((um) => um.dia === dia && um.hora === hora && um.tipo === tipo);
        return {
          dia,
          hora,
          tipo,
          fixo: fixo?.prato.id ?? null,
          possiveis: possiveisEm(tipo, MESES[Number(dia.slice(5, 7)) - 1]),
        };
      }),
    ),
  );
}

/** R$ of a portion, as the preset weighs them; null without any price. */
function pesoDo(
  { custoEstimado, custoFamiliar }: PratoDaEtapa,
  pesos: (typeof PESOS_DA_SUGESTAO)[keyof typeof PESOS_DA_SUGESTAO],
): Decimal | null {
  const deOutros = custoEstimado?.minus(custoFamiliar).times(pesos.foraDaAgriculturaFamiliar);
  return deOutros && custoEstimado ? custoEstimado.times(pesos.custo).plus(deOutros) : null;
}

/** The lots that would expire, for one student, so that their value adds to the cost of a portion. */
const sobrasDo = ({ alunos, itens }: EstoqueDaUnidade, peso: number, usados: ReadonlySet<number>): SobraDoItem[] =>
  itens.flatMap(({ sobras, preco, porPorcao }): SobraDoItem[] => {
    const usos = [...porPorcao].filter(([id, quantidade]) => usados.has(id) && quantidade.gt(0));
    if (preco === null || sobras.length === 0 || usos.length === 0) return [];
    let juntas = ZERO;
    return [
      {
        prazos: [...sobras]
          .sort((a, b) => a.validade.localeCompare(b.validade))
          .map(({ validade, sobra }) => {
            juntas = juntas.plus(sobra);
            return { validade, sobra: juntas.div(alunos).toNumber() };
          }),
        peso: decimal(preco).times(peso).toNumber(),
        usos: new Map(usos.map(([id, quantidade]) => [id, quantidade.toNumber()])),
      },
    ];
  });
