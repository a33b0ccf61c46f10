import type { Lancamento, LinhaDaMudanca, MudancaDoCalendario, ResultadoDaMudanca } from '@merenda/shared/contratos';
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { lancamentosPorId } from './consultas.js';
import { retirarLancamentos } from './desvinculo.js';
import { julgar, type Alvo, type Linha } from './linhas-da-mudanca.js';
import { perguntar } from './perguntas.js';
import { JA_VINCULADO, trocarLancamentos } from './troca.js';
import { exigirCardapio } from './vinculo.js';

const ENTIDADE = 'cardapios-calendario';
const ALTERADO = 'Foi alterado por outra pessoa: atualize o calendário.';
const COM_REFEICOES = 'Já há refeições registradas: exclua-as antes no histórico de execução.';

/** What a change would do, without writing: a line for each unit and day. */
export function preverMudanca(contexto: Contexto, mudanca: MudancaDoCalendario): Promise<ResultadoDaMudanca> {
  return emTransacao(contexto, async (tx) => {
    const linhas = await planejar(tx, contexto.usuario, mudanca);
    return { acao: mudanca.acao, linhas: linhas.map(semAlvo) };
  });
}

/**
 * Does a change at all units and days, or with `parcial` where nothing refuses it. 409 naming what refuses it; 409 with
 * an error at `confirmado` for each question to the user; 409 when a launch is gone.
 */
export function mudarCalendario(contexto: Contexto, mudanca: MudancaDoCalendario): Promise<ResultadoDaMudanca> {
  return emTransacao(contexto, async (tx) => {
    const linhas = await planejar(tx, contexto.usuario, mudanca);
    const passam = linhas.filter(({ situacao }) => situacao === 'PASSA');
    if (passam.length === 0 || (passam.length < linhas.length && !mudanca.parcial)) throw recusa(linhas);
    if (!mudanca.confirmado) perguntar([...new Set(passam.flatMap(({ avisos }) => avisos))]);
    const feitos = await ESCREVER[mudanca.acao](tx, passam);
    return {
      acao: mudanca.acao,
      linhas: linhas.map((linha) => {
        if (linha.situacao === 'RECUSADA') return semAlvo(linha);
        if (mudanca.acao === 'DESVINCULAR') return { ...semAlvo(linha), lancamento: null, situacao: 'FEITA' as const };
        const feito = feitos.find(
          (um) => um.data === linha.data && um.unidade.id === linha.unidade.id && um.cardapio.id === linha.cardapio.id,
        );
        // Somebody else bound it between the judgement and the write.
        if (!feito) return { ...semAlvo(linha), situacao: 'RECUSADA' as const, motivo: JA_VINCULADO };
        return { ...semAlvo(linha), lancamento: { id: feito.id, versao: feito.versao }, situacao: 'FEITA' as const };
      }),
    };
  });
}

const semAlvo = ({ unidade, data, cardapio, lancamento, situacao, motivo, avisos }: Linha): LinhaDaMudanca => ({
  unidade,
  data,
  cardapio,
  lancamento,
  situacao,
  motivo,
  avisos,
});

function recusa(linhas: readonly Linha[]) {
  const erros = linhas.flatMap(({ unidade, data, motivo }) =>
    motivo === null ? [] : [{ campo: 'lancamentos', mensagem: `${unidade.nome}, ${data} – ${motivo}` }],
  );
  return conflito(`Nada foi alterado. ${erros[0]?.mensagem ?? ''}`, erros);
}

async function planejar(tx: Transacao, usuario: Contexto['usuario'], mudanca: MudancaDoCalendario): Promise<Linha[]> {
  if (mudanca.acao === 'VINCULAR') {
    await exigirCardapio(tx, mudanca.cardapio.id);
    const unidadeIds = [...new Set(mudanca.unidades.map(({ id }) => id))];
    const alvos = [...new Set(mudanca.datas)].flatMap((data) =>
      unidadeIds.map((unidadeId) => ({
        unidadeId,
        data,
        cardapioId: mudanca.cardapio.id,
        lancamento: null,
        motivo: null,
      })),
    );
    return julgar(tx, alvos, { chega: true, dia: true, cardapio: true });
  }
  const vistos = await travarVistos(tx, usuario, mudanca.lancamentos);
  if (mudanca.acao === 'DESVINCULAR') return julgar(tx, vistos, { chega: false, dia: false, cardapio: false });
  if (mudanca.acao === 'MOVER') {
    const movidos = vistos.map((alvo) => ({
      ...alvo,
      data: mudanca.data,
      motivo: alvo.motivo ?? (alvo.data === mudanca.data ? 'Já está neste dia.' : null),
    }));
    return julgar(tx, movidos, { chega: true, dia: true, cardapio: false });
  }
  await exigirCardapio(tx, mudanca.cardapio.id);
  const trocados = vistos.map((alvo) => ({ ...alvo, cardapioId: mudanca.cardapio.id }));
  return julgar(tx, trocados, { chega: true, dia: false, cardapio: true });
}

/** The launches as they are now, locked in the order of their ids; a changed one and one with meals are refused. */
async function travarVistos(
  tx: Transacao,
  usuario: Contexto['usuario'],
  vistos: readonly { id: number; versao?: number | null | undefined }[],
): Promise<Alvo[]> {
  const versoes = new Map(vistos.map(({ id, versao }) => [id, versao]));
  const linhas = await tx
    .select()
    .from(lancamentos)
    .where(and(inArray(lancamentos.id, [...versoes.keys()]), dasUnidadesDe(usuario, lancamentos.unidadeEducacionalId)))
    .orderBy(lancamentos.id)
    .for('update');
  if (linhas.length < versoes.size)
    throw conflito('O calendário foi alterado por outra pessoa. Atualize-o e escolha de novo.');
  const comRefeicoes = new Set(
    (
      await lancamentosPorId(
        tx,
        linhas.map(({ id }) => id),
      )
    )
      .filter(({ refeicoes: r }) => r > 0)
      .map(({ id }) => id),
  );
  return linhas.map(({ id, versao, unidadeEducacionalId, data, cardapioId }) => {
    const vista = versoes.get(id);
    return {
      unidadeId: unidadeEducacionalId,
      data,
      cardapioId,
      lancamento: { id, versao },
      motivo: vista != null && vista !== versao ? ALTERADO : comRefeicoes.has(id) ? COM_REFEICOES : null,
    };
  });
}

const idsDe = (linhas: readonly Linha[]): number[] => linhas.flatMap(({ lancamento }) => lancamento?.id ?? []);

/** The launches after each act; none after the last. */
const ESCREVER: Record<MudancaDoCalendario['acao'], (tx: Transacao, linhas: Linha[]) => Promise<Lancamento[]>> = {
  VINCULAR: async (tx, linhas) => {
    const novos = linhas.map(({ alvo: { unidadeId, data, cardapioId } }) => ({
      unidadeEducacionalId: unidadeId,
      data,
      cardapioId,
      tipo: 'DIARIO' as const,
    }));
    const feitos = await tx.insert(lancamentos).values(novos).onConflictDoNothing().returning({ id: lancamentos.id });
    const criados = await lancamentosPorId(
      tx,
      feitos.map(({ id }) => id),
    );
    if (criados.length > 0) await auditar(tx, { entidade: ENTIDADE, id: null, acao: 'VINCULAR', depois: criados });
    return criados;
  },
  MOVER: async (tx, linhas) => {
    const ids = idsDe(linhas);
    const antes = await lancamentosPorId(tx, ids);
    // A deleted meal keeps its day, and its history.
    await tx
      .update(refeicoes)
      .set({ lancamentoId: null })
      .where(and(inArray(refeicoes.lancamentoId, ids), isNotNull(refeicoes.excluidoEm)));
    await unico(
      tx
        .update(lancamentos)
        .set({ data: linhas[0]?.alvo.data, versao: sql`${lancamentos.versao} + 1` })
        .where(inArray(lancamentos.id, ids)),
      'lancamentos_unico',
      'lancamentos',
      JA_VINCULADO,
    );
    const depois = await lancamentosPorId(tx, ids);
    for (const lancamento of antes)
      await auditar(tx, {
        entidade: ENTIDADE,
        id: lancamento.id,
        acao: 'MOVER',
        antes: lancamento,
        depois: depois.find(({ id }) => id === lancamento.id),
      });
    return depois;
  },
  TROCAR: async (tx, linhas) => {
    const cardapioId = linhas[0]?.alvo.cardapioId;
    if (cardapioId === undefined) return [];
    return [...(await trocarLancamentos(tx, idsDe(linhas), cardapioId)).values()];
  },
  DESVINCULAR: async (tx, linhas) => {
    await retirarLancamentos(tx, idsDe(linhas));
    return [];
  },
};
