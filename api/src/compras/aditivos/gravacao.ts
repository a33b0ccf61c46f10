import type { Aditivo, AditivoEdicao, AditivoNovo } from '@merenda/shared/contratos';
import { decimal, vigenciaAtual, violacoesDoPrazo } from '@merenda/shared/regras';
import { and, eq, ne } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { aditivos, aquisicoes, itensAditivados } from '../../banco/esquema/compras/aquisicoes.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import type { AquisicaoTravada } from '../aquisicoes/consultas.js';
import { recusaDasCafs } from '../aquisicoes/tetos.js';
import { itensDaAquisicao } from '../aquisicoes/saldos.js';
import { buscarAditivo, exigirAditavel, travarAditivo } from './consultas.js';
import { calcularItens, exigirQueBaste } from './regras-do-aditivo.js';

const NENHUM = 0;

/**
 * Adds an addendum to a VIGENTE acquisition. 404, 409 by state, 422: the cap of 25%, a product of another acquisition,
 * a date that does not extend the validity. 409 with the figures when a CAF would pass its ceiling.
 */
export function criarAditivo(contexto: Contexto, novo: AditivoNovo): Promise<Aditivo> {
  return emTransacao(contexto, async (tx) => {
    const aquisicao = await exigirAditavel(tx, contexto, novo.aquisicao.id);
    const { colunas, itens } = await calcular(tx, aquisicao, novo, NENHUM);
    const { id } = primeira(
      await tx
        .insert(aditivos)
        .values({ ...colunas, aquisicaoId: aquisicao.id, aditivoTipo: novo.aditivoTipo })
        .returning({ id: aditivos.id }),
    );
    if (itens.length > 0) await tx.insert(itensAditivados).values(itens.map((item) => ({ ...item, aditivoId: id })));
    if (itens.length > 0) await exigirTetos(tx, aquisicao);
    const criado = await buscarAditivo(tx, id);
    await auditar(tx, { entidade: 'aditivos', id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/**
 * Changes an addendum, never its type. 409 by state, by stale version, or when requests need what it would take away.
 */
export function alterarAditivo(contexto: Contexto, id: number, edicao: Recebida<AditivoEdicao>): Promise<Aditivo> {
  return emTransacao(contexto, async (tx) => {
    const { antes, aquisicao } = await travarAditivo(tx, contexto, id);
    if (edicao.aditivoTipo !== antes.aditivoTipo)
      throw invalido([{ campo: 'aditivoTipo', mensagem: 'O tipo do aditivo não pode ser alterado.' }]);
    exigirVersao(antes, edicao.versao, 'O aditivo foi alterado');
    const { colunas, itens } = await calcular(tx, aquisicao, edicao, id);
    await tx
      .update(aditivos)
      .set({ ...colunas, versao: antes.versao + 1 })
      .where(eq(aditivos.id, id));
    await tx.delete(itensAditivados).where(eq(itensAditivados.aditivoId, id));
    if (itens.length > 0) await tx.insert(itensAditivados).values(itens.map((item) => ({ ...item, aditivoId: id })));
    await exigirQueBaste(tx, aquisicao.id);
    if (decimal(colunas.valor ?? 0).gt(antes.valor ?? 0)) await exigirTetos(tx, aquisicao);
    const depois = await buscarAditivo(tx, id);
    await auditar(tx, { entidade: 'aditivos', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** What an addendum adds counts in the year of the contract. */
async function exigirTetos(tx: Transacao, aquisicao: AquisicaoTravada): Promise<void> {
  const recusa = await recusaDasCafs(tx, aquisicao);
  if (recusa) throw conflito(recusa);
}

/** Columns and items of an addendum that keeps the rules; `proprio` is the id of an existing addendum. Throws 422. */
async function calcular(
  tx: Transacao,
  aquisicao: AquisicaoTravada,
  aditivo: Recebida<AditivoEdicao> | AditivoNovo,
  proprio: number,
) {
  const { observacao } = aditivo;
  const outros = await tx
    .select({ valor: aditivos.valor, novaVigencia: aditivos.novaVigencia })
    .from(aditivos)
    .where(and(eq(aditivos.aquisicaoId, aquisicao.id), ne(aditivos.id, proprio)));
  if (aditivo.aditivoTipo === 'PRAZO') {
    const novaVigencia = aditivo.novaVigencia ?? '';
    const [original] = await tx
      .select({ vigencia: aquisicoes.vigencia })
      .from(aquisicoes)
      .where(eq(aquisicoes.id, aquisicao.id));
    const semEle = vigenciaAtual(
      original?.vigencia ?? '',
      outros.flatMap(({ novaVigencia: data }) => data ?? []),
    );
    const [erro] = violacoesDoPrazo(novaVigencia, { vigencia: semEle, hoje: hoje() });
    if (erro) throw invalido([erro]);
    return { colunas: { observacao, novaVigencia, valor: null }, itens: [] };
  }
  const contratados = await itensDaAquisicao(tx, aquisicao.id);
  const { itens, valor, erros } = calcularItens(
    aditivo,
    aquisicao,
    contratados,
    outros.flatMap(({ valor: v }) => v ?? []),
  );
  const [primeiro, ...demais] = erros;
  if (primeiro) throw invalido([primeiro, ...demais]);
  return { colunas: { observacao, novaVigencia: null, valor }, itens };
}
