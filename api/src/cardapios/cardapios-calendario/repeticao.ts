import type { LinhaDaRepeticao, RepeticaoConferida, RepeticaoNova } from '@merenda/shared/contratos';
import { formatarData, nomeComum } from '@merenda/shared/formatos';
import { diasDaSemana, motivoPassado, motivoSemAula } from '@merenda/shared/regras';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { cardapios, lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { lerCalendarioEscolar } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { recusarUnidades } from './alvos.js';
import { foraDaFaixa } from './perguntas.js';
import { naSemana, travarDiasDoSemanal } from './vinculo.js';

/** What a weekly menu would do in these weeks at these units, a line for each unit and week. 404 when there is none. */
export const conferirRepeticao = (
  contexto: Contexto,
  id: number,
  repeticao: RepeticaoConferida,
): Promise<LinhaDaRepeticao[]> =>
  emTransacao(contexto, async (tx) => (await planejar(tx, id, repeticao)).map(({ linha }) => linha));

/**
 * Binds a weekly menu in several weeks at several units, and says what it did. Days without school and days that have
 * the menu already are left out, so that a repetition of the call changes nothing. With TODAS a conflict refuses
 * everything (409, naming the units); with SEM_CONFLITO only its day. 404 when there is no such weekly menu.
 */
export function repetirSemana(contexto: Contexto, id: number, repeticao: RepeticaoNova): Promise<LinhaDaRepeticao[]> {
  return emTransacao(contexto, async (tx) => {
    const plano = await planejar(tx, id, repeticao);
    if (repeticao.quais === 'TODAS') await recusarConflitos(tx, plano);
    const novos = plano.flatMap(({ novos: daLinha }) => daLinha);
    if (novos.length > 0) {
      await tx.insert(lancamentos).values(novos);
      await auditar(tx, {
        entidade: 'cardapios-calendario',
        id: null,
        acao: 'REPETIR',
        depois: { cardapioSemanal: id, ...repeticao, vinculados: novos.length },
      });
    }
    return plano.map(({ linha }) => linha);
  });
}

interface PlanoDaLinha {
  linha: LinhaDaRepeticao;
  novos: (typeof lancamentos.$inferInsert)[];
}

async function planejar(
  tx: Transacao,
  id: number,
  { de, ate, semanas, unidadesEducacionais: pedidas }: RepeticaoConferida,
): Promise<PlanoDaLinha[]> {
  const linhas = await travarDiasDoSemanal(tx, id);
  if (!linhas) throw naoEncontrado('Cardápio semanal não encontrado.');
  const unidades = await travarUnidades(
    tx,
    pedidas.map(({ unidade }) => unidade.id),
  );
  const segundas = [...new Set(semanas.map((dia) => diasDaSemana(dia)[0]?.data ?? dia))].sort();
  const daSemana = new Map(
    segundas.map((segunda) => [segunda, naSemana(linhas, segunda).filter(({ data }) => data >= de && data <= ate)]),
  );
  const dias = [...daSemana.values()].flat();
  const datas = [...new Set(dias.map(({ data }) => data))];
  const cardapioIds = [...new Set(dias.map(({ cardapioId }) => cardapioId))];
  const escolar = await lerCalendarioEscolar(tx, { de, ate });
  const conflitoDe = await conflitos(tx, { unidades, datas, cardapioIds });
  return unidades.flatMap((unidade) =>
    segundas.map((segunda) => {
      const linha: LinhaDaRepeticao = {
        unidade: { id: unidade.id, nome: unidade.nome },
        segunda: formatarData(segunda),
        vinculados: 0,
        jaVinculados: 0,
        semAula: [],
        conflitos: [],
      };
      const novos: PlanoDaLinha['novos'] = [];
      for (const dia of daSemana.get(segunda) ?? []) {
        const data = formatarData(dia.data);
        const folga = motivoSemAula(dia.data, escolar, unidade.id);
        const conflito = conflitoDe(unidade, dia);
        if (conflito === JA_VINCULADO) linha.jaVinculados += 1;
        else if (folga !== null) linha.semAula.push({ data, motivo: folga });
        else if (conflito !== null) linha.conflitos.push({ data, motivo: conflito });
        else novos.push({ ...dia, unidadeEducacionalId: unidade.id, tipo: 'SEMANAL' });
      }
      return { linha: { ...linha, vinculados: novos.length }, novos };
    }),
  );
}

type Unidade = Pick<typeof unidadesEducacionais.$inferSelect, 'id' | 'nome' | 'ativa'>;

/**
 * Locks the units in the order of their ids: two people who repeat weeks at the same unit do it one after the other, and
 * the second sees what the first has bound.
 */
async function travarUnidades(tx: Transacao, ids: readonly number[]): Promise<Unidade[]> {
  const { id, nome, ativa } = unidadesEducacionais;
  const unidades = await tx
    .select({ id, nome, ativa })
    .from(unidadesEducacionais)
    .where(inArray(id, [...new Set(ids)]))
    .orderBy(asc(id))
    .for('no key update');
  // Those of one name stay in the order of their ids.
  return unidades.sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

const JA_VINCULADO = Symbol('the day already has the menu');

type ConflitoDe = (unidade: Unidade, dia: { data: string; cardapioId: number }) => string | typeof JA_VINCULADO | null;

/**
 * Why a menu is not bound on a day at a unit: the questions that the calendar asks before it binds one, and another
 * regular menu for the same students.
 */
async function conflitos(
  tx: Transacao,
  { unidades, datas, cardapioIds }: { unidades: readonly Unidade[]; datas: string[]; cardapioIds: number[] },
): Promise<ConflitoDe> {
  const unidadeIds = unidades.map(({ id }) => id);
  const foraDela = await foraDaFaixa(tx, cardapioIds, unidadeIds);
  const colunas = {
    id: cardapios.id,
    nome: cardapios.nome,
    categoriaId: cardapios.categoriaId,
    modalidade: cardapios.modalidade,
    cardapioTipo: cardapios.cardapioTipo,
  };
  const proprios = await tx.select(colunas).from(cardapios).where(inArray(cardapios.id, cardapioIds));
  const lancados = await tx
    .select({ unidade: lancamentos.unidadeEducacionalId, data: lancamentos.data, cardapio: colunas })
    .from(lancamentos)
    .innerJoin(cardapios, eq(cardapios.id, lancamentos.cardapioId))
    .where(and(inArray(lancamentos.unidadeEducacionalId, unidadeIds), inArray(lancamentos.data, datas)));
  const noDia = new Map<string, (typeof lancados)[number]['cardapio'][]>();
  for (const { unidade, data, cardapio } of lancados)
    noDia.set(`${unidade} ${data}`, [...(noDia.get(`${unidade} ${data}`) ?? []), cardapio]);
  return ({ id, ativa }, { data, cardapioId }) => {
    const presentes = noDia.get(`${id} ${data}`) ?? [];
    if (presentes.some((cardapio) => cardapio.id === cardapioId)) return JA_VINCULADO;
    if (!ativa) return 'A unidade está desativada.';
    const fora = foraDela.find((um) => um.unidadeId === id && um.cardapioId === cardapioId);
    if (fora) return `A unidade não tem a faixa ${nomeComum(fora.faixa)}.`;
    const passado = motivoPassado({ de: data, ate: data }, hoje());
    if (passado !== null) return passado;
    const proprio = proprios.find((cardapio) => cardapio.id === cardapioId);
    const outro = presentes.find(
      (cardapio) =>
        proprio?.cardapioTipo === 'REGULAR' &&
        cardapio.cardapioTipo === 'REGULAR' &&
        cardapio.categoriaId === proprio.categoriaId &&
        cardapio.modalidade === proprio.modalidade,
    );
    return outro ? `Este dia já tem o cardápio ${nomeComum(outro.nome)}.` : null;
  };
}

/** 409 that names each unit with its first conflict. */
function recusarConflitos(tx: Transacao, plano: readonly PlanoDaLinha[]): Promise<void> {
  const recusas = new Map<number, string>();
  for (const { linha } of plano) {
    const [primeiro] = linha.conflitos;
    if (primeiro && !recusas.has(linha.unidade.id))
      recusas.set(linha.unidade.id, `${primeiro.data}: ${primeiro.motivo}`);
  }
  return recusarUnidades(
    tx,
    plano.map(({ linha }) => linha.unidade.id),
    recusas,
  );
}
