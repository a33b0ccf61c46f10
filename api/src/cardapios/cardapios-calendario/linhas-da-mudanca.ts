import type { LinhaDaMudanca } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { motivoPassado, motivoSemAula } from '@merenda/shared/regras';
import { and, inArray } from 'drizzle-orm';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { cardapios, lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { lerCalendarioEscolar } from '../../cadastros/index.js';
import { hoje } from '../../nucleo/relogio.js';
import { motivosDaFaixa } from './perguntas.js';
import { JA_VINCULADO } from './troca.js';

/** One unit and day of a change, before it is judged. */
export interface Alvo {
  unidadeId: number;
  /** 'YYYY-MM-DD': the day on which the cardápio is then; for one that is unbound, its day. */
  data: string;
  cardapioId: number;
  lancamento: { id: number; versao: number } | null;
  /** Why it is refused, as far as the caller knows. */
  motivo: string | null;
}

/** What the judgement looks at. */
interface Exame {
  /** The cardápio comes to a place where it was not: the unit must be active, and not have it on the day. */
  chega: boolean;
  /** The day is new: it is asked whether it has class and is not long past. */
  dia: boolean;
  /** The cardápio is new: it is asked whether the unit teaches its age band. */
  cardapio: boolean;
}

/** A judged line, with its day as in the database. */
export interface Linha extends LinhaDaMudanca {
  alvo: Alvo;
}

/** Judges each unit and day: what is refused and why, and what the user is asked. In the order of day and unit. */
export async function julgar(tx: Transacao, alvos: readonly Alvo[], exame: Exame): Promise<Linha[]> {
  const unidades = await unidadesPorId(tx, [...new Set(alvos.map(({ unidadeId }) => unidadeId))]);
  const nomes = await cardapiosPorId(tx, [...new Set(alvos.map(({ cardapioId }) => cardapioId))]);
  const ocupados = exame.chega ? await jaVinculados(tx, alvos) : new Set<string>();
  const avisosDoDia = exame.dia ? await perguntasDosDias(tx, alvos) : () => [];
  const avisosDaFaixa = exame.cardapio ? await perguntasDaFaixa(tx, alvos) : () => [];
  const linhas = alvos.map((alvo): Linha => {
    const { unidadeId, data, cardapioId, lancamento } = alvo;
    const unidade = unidades.get(unidadeId);
    const lugar = lugarDe(alvo);
    const motivo =
      alvo.motivo ??
      (exame.chega && !unidade?.ativa ? 'A unidade está desativada.' : ocupados.has(lugar) ? JA_VINCULADO : null);
    // Two that come to the same place: the first one takes it.
    if (exame.chega && motivo === null) ocupados.add(lugar);
    return {
      alvo,
      unidade: { id: unidadeId, nome: unidade?.nome ?? '' },
      data: formatarData(data),
      cardapio: { id: cardapioId, nome: nomes.get(cardapioId) ?? '' },
      lancamento,
      situacao: motivo === null ? 'PASSA' : 'RECUSADA',
      motivo,
      avisos: motivo === null ? [...avisosDoDia(alvo), ...avisosDaFaixa(alvo)] : [],
    };
  });
  return linhas.sort(
    (a, b) => a.alvo.data.localeCompare(b.alvo.data) || a.unidade.nome.localeCompare(b.unidade.nome, 'pt-BR'),
  );
}

type Lugar = Pick<Alvo, 'unidadeId' | 'data' | 'cardapioId'>;
const lugarDe = ({ unidadeId, data, cardapioId }: Lugar): string => `${unidadeId} ${data} ${cardapioId}`;

/** Locked, in the order of their ids: a deactivation waits for the change. */
async function unidadesPorId(tx: Transacao, ids: readonly number[]) {
  const { id, nome, ativa } = unidadesEducacionais;
  const linhas = await tx
    .select({ id, nome, ativa })
    .from(unidadesEducacionais)
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for('share');
  return new Map(linhas.map((linha) => [linha.id, linha]));
}

async function cardapiosPorId(tx: Transacao, ids: readonly number[]): Promise<Map<number, string>> {
  const { id, nome } = cardapios;
  const linhas = await tx
    .select({ id, nome })
    .from(cardapios)
    .where(inArray(id, [...ids]));
  return new Map(linhas.map((linha) => [linha.id, linha.nome]));
}

/** Where the calendar has these cardápios already. */
async function jaVinculados(tx: Transacao, alvos: readonly Alvo[]): Promise<Set<string>> {
  const { unidadeEducacionalId: unidadeId, data, cardapioId } = lancamentos;
  const de = <V>(valor: (alvo: Alvo) => V) => [...new Set(alvos.map(valor))];
  const linhas = await tx
    .select({ unidadeId, data, cardapioId })
    .from(lancamentos)
    .where(
      and(
        inArray(
          unidadeId,
          de((alvo) => alvo.unidadeId),
        ),
        inArray(
          data,
          de((alvo) => alvo.data),
        ),
        inArray(
          cardapioId,
          de((alvo) => alvo.cardapioId),
        ),
      ),
    );
  return new Set(linhas.map(lugarDe));
}

async function perguntasDosDias(tx: Transacao, alvos: readonly Alvo[]): Promise<(alvo: Alvo) => string[]> {
  const dias = alvos.map(({ data }) => data).sort();
  const [de = '', ate = ''] = [dias[0], dias.at(-1)];
  const escolar = await lerCalendarioEscolar(tx, { de, ate });
  const dia = hoje();
  return ({ data, unidadeId }) => {
    const semAula = motivoSemAula(data, escolar, unidadeId);
    return [motivoPassado({ de: data, ate: data }, dia), semAula && `O dia ${formatarData(data)} é ${semAula}.`].filter(
      (motivo) => motivo !== null,
    );
  };
}

/** Each unit and cardápio once: a question of one unit names it alone. */
async function perguntasDaFaixa(tx: Transacao, alvos: readonly Alvo[]): Promise<(alvo: Alvo) => string[]> {
  const motivos = new Map<string, string[]>();
  for (const { unidadeId, cardapioId } of alvos) {
    const chave = `${unidadeId} ${cardapioId}`;
    if (!motivos.has(chave)) motivos.set(chave, await motivosDaFaixa(tx, [cardapioId], [unidadeId]));
  }
  return ({ unidadeId, cardapioId }) => motivos.get(`${unidadeId} ${cardapioId}`) ?? [];
}
