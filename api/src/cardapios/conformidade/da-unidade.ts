import type { CardapioResumo, ConformidadeDaUnidade, RegraPnae } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import {
  agrupar,
  avaliarPeriodo,
  candidatosDosCardapios,
  type ConteudoDe,
  correcaoDaRegra,
  type EtapaAvaliada,
  periodoDoRecorte,
  type PratoServidoNoDia,
  type Recorte,
  situacaoDaRegra,
} from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { modalidadePorNome } from '../../cadastros/index.js';
import { listarCardapios } from '../cardapios/consultas.js';
import { conteudosDosPratos } from './conteudos.js';
import { lerCategorias, lerCreches, lerRegrasDosCardapios } from './regras.js';
import { noPeriodo, periodosDoMes, type PeriodosDoMes, type PratoServido, pratosServidosEm } from './servidos.js';

/** The menus of one stage at a unit, in the periods of a month. */
export interface EtapaDaUnidade {
  categoria: number;
  etapa: EtapaAvaliada;
  trechos: (Recorte & { periodo: ReturnType<typeof periodoDoRecorte> })[];
}

/** What a unit serves in the month of a day, 'YYYY-MM-DD', as the rules compare it, by stage. */
export async function etapasDaUnidade(
  banco: Banco,
  unidade: number,
  { todos, recortes, semNada, temAula }: PeriodosDoMes,
): Promise<EtapaDaUnidade[]> {
  const { rows } = await banco.execute<PratoServido & { nome: string }>(sql`
    select s.categoria, s.modalidade, s.dia::text as dia, s.hora, s.tipo, s.prato, d.nome
    from (${pratosServidosEm(sql`l.unidade_educacional_id = ${unidade} and ${noPeriodo(todos)}`)}) s join pratos d on d.id = s.prato
    order by s.categoria, s.modalidade, s.dia, s.hora, s.prato`);
  const vazios = new Set(semNada(unidade));
  const creches = await lerCreches(banco);
  const porEtapa = agrupar(
    rows.filter(({ dia }) => !vazios.has(dia)),
    ({ categoria, modalidade }) => `${categoria} ${modalidade}`,
  );
  return [...porEtapa.values()].map((linhas) => {
    const [{ categoria, modalidade }] = linhas;
    const servidos = new Map<string, PratoServidoNoDia[]>();
    for (const [dia, doDia] of agrupar(linhas, (linha) => linha.dia))
      servidos.set(
        dia,
        doDia.map(({ prato, nome, hora, tipo }) => ({ id: prato, nome, hora, tipo })),
      );
    return {
      categoria,
      etapa: { creche: creches.includes(categoria), modalidade },
      trechos: recortes.map((recorte) => ({
        ...recorte,
        periodo: periodoDoRecorte(recorte, servidos, temAula(unidade)),
      })),
    };
  });
}

/** How the menus of a unit stand to the rules in the month of a day, with what would mend what is not kept. */
export async function conformidadeDaUnidade(
  banco: Banco,
  unidade: number,
  dia: string,
): Promise<ConformidadeDaUnidade> {
  const periodos = await periodosDoMes(banco, dia);
  const regras = await lerRegrasDosCardapios(banco, periodos.todos.de);
  const etapas = await etapasDaUnidade(banco, unidade, periodos);
  const categoriaDe = await lerCategorias(banco);
  const cardapios = (await listarCardapios(banco, {})).filter(({ cardapioTipo }) => cardapioTipo === 'REGULAR');
  const conteudos = await conteudosDosPratos(banco, [
    ...etapas.flatMap(({ trechos }) => trechos.flatMap(({ periodo }) => periodo.dias.flatMap(idsDoDia))),
    ...cardapios.flatMap(({ pratos }) => pratos.map(({ prato }) => prato.id)),
  ]);
  const conteudoDe = conteudoConhecido(conteudos);
  return etapas.map((daUnidade) => ({
    categoria: categoriaDe(daUnidade.categoria),
    modalidade: modalidadePorNome(daUnidade.etapa.modalidade),
    periodos: situacoesDosTrechos(regras, daUnidade, conteudoDe, cardapios),
  }));
}

const idsDoDia = ({ pratos }: { pratos: readonly { id: number }[] }): number[] => pratos.map(({ id }) => id);

/** Of dishes whose content was read. */
export const conteudoConhecido =
  (conteudos: ReadonlyMap<number, ReturnType<ConteudoDe>>): ConteudoDe =>
  (id) => {
    const conteudo = conteudos.get(id);
    if (!conteudo) throw new Error(`The content of dish ${id} was not read.`);
    return conteudo;
  };

function situacoesDosTrechos(
  regras: readonly RegraPnae[],
  { categoria, etapa, trechos }: EtapaDaUnidade,
  conteudoDe: ConteudoDe,
  cardapios: readonly CardapioResumo[],
): ConformidadeDaUnidade[number]['periodos'] {
  const candidatos = candidatosDosCardapios(
    cardapios.filter((um) => um.categoria.id === categoria && um.modalidade.nome === etapa.modalidade),
  );
  return trechos.map((trecho) => {
    const { de, ate, mes, periodo } = trecho;
    const onde = { etapa, periodo, mes, conteudoDe, outros: trechos.filter((outro) => outro.mes !== mes) };
    return {
      de: formatarData(de),
      ate: formatarData(ate),
      mes,
      diasLetivos: periodo.diasLetivos,
      regras: avaliarPeriodo(regras, onde).map((uma) =>
        situacaoDaRegra(uma, correcaoDaRegra(regras, uma, onde, candidatos)),
      ),
    };
  });
}
