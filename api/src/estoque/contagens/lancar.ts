import type { Contagem, ContagemALancar } from '@merenda/shared/contratos';
import { decimal, impedimentoAoLancar } from '@merenda/shared/regras';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { contagens, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { escritorDeEmbalagens, type EscritorDeEmbalagens, exigirEstoquesAtivos } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { gravarBalancos } from '../balancos/registro.js';
import { contarOsQueFaltam, impedimentoDoLote, lerDiferencas, type DiferencaLida } from './conferencia.js';
import { buscarContagem } from './consultas.js';
import { travarContagemAberta } from './trava.js';

/**
 * Books the differences of a count as balances, all or none. Each difference was fixed when the lot was counted and is
 * applied to the current balance, so that exits meanwhile stay. 404 for a count of another stock; 409 in a deactivated
 * unit, when the count is closed or changed after the user saw it, when another person has to confirm, and when a lot
 * would fall below zero, is blocked, or was deleted.
 */
export function lancarContagem(
  contexto: Contexto,
  estoqueId: number,
  id: number,
  { revisao, motivo }: ContagemALancar,
): Promise<Contagem> {
  return emTransacao(contexto, async (tx) => {
    await exigirEstoquesAtivos(tx, [estoqueId]);
    const contagem = await travarContagemAberta(tx, estoqueId, id);
    await travarContados(tx, id);
    const diferencas = await lerDiferencas(tx, id);
    exigirLancavel(contexto, contagem, revisao, diferencas, await escritorDeEmbalagens(tx));
    const naoContados = await contarOsQueFaltam(tx, estoqueId, id);
    await lancarBalancos(tx, id, motivo, diferencas);
    await tx
      .update(contagens)
      .set({ status: 'LANCADA', motivo, usuarioFimId: contexto.usuario.id, fim: agora(), naoContados })
      .where(eq(contagens.id, id));
    const lancada = await buscarContagem(tx, estoqueId, id);
    await auditar(tx, {
      entidade: 'contagens',
      id,
      acao: 'LANCAR',
      antes: { status: contagem.status },
      depois: { status: lancada.status, motivo, contados: lancada.contados, ...lancada.resultado },
    });
    return lancada;
  });
}

/** Locks the stock lines of the counted lots, in the order in which every exit locks them. */
async function travarContados(tx: Transacao, contagemId: number): Promise<void> {
  await tx
    .select({ id: produtosEstoque.id })
    .from(produtosEstoque)
    .where(
      inArray(
        produtosEstoque.id,
        sql`(select produto_estoque_id from contagem_linhas where contagem_id = ${contagemId})`,
      ),
    )
    .orderBy(asc(produtosEstoque.id))
    .for('update');
}

function exigirLancavel(
  { usuario }: Contexto,
  contagem: typeof contagens.$inferSelect,
  revisao: number,
  diferencas: readonly DiferencaLida[],
  escritor: EscritorDeEmbalagens,
): void {
  if (contagem.revisao !== revisao)
    throw conflito('A contagem mudou enquanto você conferia. Confira as diferenças de novo.');
  const impedida = impedimentoAoLancar({
    contados: diferencas.length,
    outraPessoaConfirma: contagem.outraPessoaConfirma,
    contou: diferencas.some(({ usuarioId }) => usuarioId === usuario.id),
  });
  if (impedida !== null) throw conflito(impedida);
  const recusas = diferencas.flatMap((uma) => {
    const mensagem = impedimentoDoLote(uma, escritor);
    return mensagem === null ? [] : [{ campo: `lotes.${uma.id}`, mensagem }];
  });
  if (recusas.length > 0) throw conflito(recusas.map(({ mensagem }) => mensagem).join(' '), recusas);
}

/** One balance for each counted lot, also for those that agree: it proves the count. The ledger gets the differences. */
async function lancarBalancos(
  tx: Transacao,
  contagemId: number,
  motivo: string,
  diferencas: readonly DiferencaLida[],
): Promise<void> {
  const feitos = await gravarBalancos(
    tx,
    diferencas.map(({ id, saldo, diferenca }) => ({
      produtoEstoqueId: id,
      quantidadeAnterior: saldo,
      novaQuantidade: decimal(saldo).plus(diferenca),
    })),
    { contagem: contagemId, observacao: `Contagem nº ${contagemId}: ${motivo}` },
  );
  const ligadas = diferencas.map(({ id, preco }, posicao) => ({ id, preco, balanco: feitos[posicao] }));
  await tx.execute(sql`
    update contagem_linhas cl set balanco_id = n.balanco, preco_unidade = n.preco
    from json_to_recordset(${JSON.stringify(ligadas)}::json) as n (id int, balanco int, preco numeric(14, 2))
    where cl.contagem_id = ${contagemId} and cl.produto_estoque_id = n.id`);
}
