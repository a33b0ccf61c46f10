import type { FigurasDosCardapios } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import {
  arredondar,
  avaliarPeriodo,
  type Decimal,
  fichaDe,
  mesDoDia,
  periodoDoRecorte,
  preparosDosPratos,
  type Recorte,
  situacaoDaRegra,
  somar,
} from '@merenda/shared/regras';
import { conteudoConhecido } from '../conformidade/da-unidade.js';
import type { DadosDaSugestao, PratosPorDia } from './dados.js';
import { type EstoqueDaUnidade, usoDoEstoque } from './estoque-da-unidade.js';
import type { PratoDaEtapa } from './pratos-da-etapa.js';

/**
 * What dishes on the days of the weeks come to: the same figures of a proposal and of what the calendar has. Other days
 * of the weeks and months are those of the calendar.
 * @param servidos by day; a day without dishes is left out
 */
export function figurasDosCardapios(
  dados: DadosDaSugestao,
  servidos: PratosPorDia,
  estoque: EstoqueDaUnidade | null,
): FigurasDosCardapios {
  const dias = dados.semanas.flatMap((semana) => semana.dias);
  const fora = [...dados.doCalendario].filter(([dia]) => !dias.includes(dia));
  const todos = new Map([...fora, ...servidos]);
  const conteudoDe = conteudoConhecido(new Map([...dados.pratos].map(([id, { conteudo }]) => [id, conteudo])));
  const regrasEm = (recorte: Recorte) => {
    const periodo = periodoDoRecorte(recorte, todos, dados.temAula);
    const { etapa } = dados;
    return {
      diasLetivos: periodo.diasLetivos,
      regras: avaliarPeriodo(dados.regras, { etapa, periodo, mes: recorte.mes, conteudoDe }).map((uma) =>
        situacaoDaRegra(uma, null),
      ),
    };
  };
  const pratosEm = (quais: readonly string[]) => quais.flatMap((dia) => servidos.get(dia) ?? []).map(({ id }) => id);
  const custoEm = (quais: readonly string[]) =>
    custoMedio(
      pratosEm(quais).flatMap((id) => dados.pratos.get(id) ?? []),
      quais.filter((dia) => servidos.has(dia)).length,
    );
  const pratos = pratosEm(dias).flatMap((id) => dados.pratos.get(id) ?? []);
  const meses = [...new Set(dias.map((dia) => dia.slice(0, 7)))];
  return {
    custoMedio: custoEm(dias),
    semPreco: [...new Set(pratos.flatMap(({ semPreco }) => semPreco))],
    agriculturaFamiliar: parteFamiliar(pratos),
    semanas: dados.semanas.map(({ de, ate, dias: daSemana }) => ({
      de: formatarData(de),
      ate: formatarData(ate),
      custoMedio: custoEm(daSemana),
      ...regrasEm({ de, ate, mes: false }),
      nutrientes: fichaDe(
        dados.acervo.nutrientes,
        preparosDosPratos(dados.acervo, pratosEm(daSemana)),
        Math.max(1, daSemana.filter((dia) => servidos.has(dia)).length),
      ),
    })),
    meses: meses.map((mes) => {
      const { de, ate } = mesDoDia(`${mes}-01`);
      return { de: formatarData(de), ate: formatarData(ate), regras: regrasEm({ de, ate, mes: true }).regras };
    }),
    ...(estoque ? usoDoEstoque(estoque, servidos) : { estoqueUsado: [], aComprar: [] }),
  };
}

const custos = (pratos: readonly PratoDaEtapa[]): Decimal[] => pratos.flatMap(({ custo }) => custo ?? []);

/** R$ of a pupil and day, rounded once; null if nothing has a price. */
function custoMedio(pratos: readonly PratoDaEtapa[], dias: number): number | null {
  const valores = custos(pratos);
  return valores.length === 0 ? null : arredondar(somar(valores).div(dias), 2).toNumber();
}

/** In %; null if nothing has a price. */
function parteFamiliar(pratos: readonly PratoDaEtapa[]): number | null {
  const total = somar(custos(pratos));
  if (total.isZero()) return null;
  const familiar = somar(pratos.map(({ custoFamiliar }) => custoFamiliar));
  return arredondar(familiar.div(total).times(100), 2).toNumber();
}
