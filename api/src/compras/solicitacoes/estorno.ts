import type { EstornoNovo, Solicitacao } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { anoDoDia, descricaoDoRecebimento, MAQUINA_SOLICITACAO, statusAposEstorno } from '@merenda/shared/regras';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { notasFiscais, recebimentos, solicitacoes } from '../../banco/esquema/compras/solicitacoes.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { COLUNAS_DO_ESTORNO, documentosMudados, estornarLancados, lancadosDe } from '../../estoque/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { anoFechado, daSolicitacaoDoPnae, registrarCorrecao } from '../anos-fechados/correcoes.js';
import { buscarSolicitacao, travarSolicitacao } from './consultas.js';

/**
 * Reverses a wrong receipt: its goods leave the stock with lines that refer to its lines, the invoice number is free
 * again, and the state of the request follows from its other receipts. The receipt stays, with user, time and reason of
 * the reversal. 404 when it does not exist, 409 when it is reversed already, by stale version, or when some of it has
 * left the stock.
 */
export function estornarRecebimento(
  contexto: Contexto,
  id: number,
  recebimentoId: number,
  { motivo, versao }: Recebida<EstornoNovo>,
): Promise<Solicitacao> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarSolicitacao(tx, contexto, id);
    const nota = await exigirQueConte(tx, id, recebimentoId);
    const recusa = MAQUINA_SOLICITACAO.recusa('estornar', antes.status);
    if (recusa) throw conflito(recusa);
    exigirVersao(antes, versao, 'A solicitação foi alterada');
    const estorno = { estornadoEm: agora(), estornadoPorId: contexto.usuario.id, motivoEstorno: motivo };
    await estornarLancados(tx, await lancadosDe(tx, 'recebimentos', recebimentoId), motivo, {
      documentos: recebimentosEstornados([{ id: recebimentoId, ...estorno }]),
    });
    if (nota)
      await tx.update(notasFiscais).set({ liberadaEm: estorno.estornadoEm }).where(eq(notasFiscais.id, nota.id));
    const ano = nota && anoDoDia(nota.dataRecebimento);
    if (nota && ano !== null && (await anoFechado(tx, ano, daSolicitacaoDoPnae(id))))
      await registrarCorrecao(tx, {
        ano,
        entidade: 'notas-fiscais',
        registroId: nota.id,
        descricao: descricaoDoRecebimento(
          { ...nota, dataRecebimento: formatarData(nota.dataRecebimento) },
          'estornado',
        ),
        motivo,
      });
    const { itens } = await buscarSolicitacao(tx, contexto.usuario, id);
    const status = statusAposEstorno(
      itens.map(({ quantidade, quantidadeRecebida }) => ({ solicitada: quantidade, recebida: quantidadeRecebida })),
      await quantosContam(tx, id),
    );
    await tx
      .update(solicitacoes)
      .set({ status, versao: antes.versao + 1 })
      .where(eq(solicitacoes.id, id));
    const depois = await buscarSolicitacao(tx, contexto.usuario, id);
    await auditar(tx, {
      entidade: 'solicitacoes',
      id,
      acao: 'ESTORNAR',
      antes,
      depois: { ...depois, estorno: { recebimento: recebimentoId, motivo } },
    });
    return depois;
  });
}

const recebimentosEstornados = documentosMudados('recebimentos_estornados', {
  tabela: recebimentos,
  colunas: COLUNAS_DO_ESTORNO,
});

/** Locks a receipt of the request and reads its invoice. 404 when it does not exist, 409 when it was reversed. */
async function exigirQueConte(
  tx: Transacao,
  solicitacaoId: number,
  id: number,
): Promise<Pick<typeof notasFiscais.$inferSelect, 'id' | 'numero' | 'dataRecebimento'> | null> {
  const { id: notaId, numero, dataRecebimento } = notasFiscais;
  const [recebimento] = await tx
    .select({ estornadoEm: recebimentos.estornadoEm, nota: { id: notaId, numero, dataRecebimento } })
    .from(recebimentos)
    .leftJoin(notasFiscais, eq(notaId, recebimentos.notaFiscalId))
    .where(and(eq(recebimentos.id, id), eq(recebimentos.solicitacaoId, solicitacaoId)))
    .for('update', { of: recebimentos });
  if (!recebimento) throw naoEncontrado('Recebimento não encontrado.');
  if (recebimento.estornadoEm !== null) throw conflito('Este recebimento já foi estornado.');
  return recebimento.nota;
}

async function quantosContam(tx: Transacao, solicitacaoId: number): Promise<number> {
  const contam = and(eq(recebimentos.solicitacaoId, solicitacaoId), isNull(recebimentos.estornadoEm));
  return primeira(await tx.select({ total: count() }).from(recebimentos).where(contam)).total;
}
