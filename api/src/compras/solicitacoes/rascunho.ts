import type {
  ConteudoDoRascunho,
  RascunhoDoRecebimento,
  RascunhoDoRecebimentoNovo,
  RascunhoGuardado,
} from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { MAQUINA_SOLICITACAO } from '@merenda/shared/regras';
import { and, eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { fotosDeOcorrencias, rascunhosDeRecebimento } from '../../banco/esquema/compras/solicitacoes.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { conflito } from '../../nucleo/recusas.js';
import { agora, dataHoraBR } from '../../nucleo/relogio.js';
import { soltasDe } from './conferencia.js';
import { buscarSolicitacao, travarSolicitacao } from './consultas.js';

/** The draft of the receipt of a request; undefined without one. 404 when its unit is not the user's. */
export async function lerRascunho(
  { banco, usuario }: Contexto,
  solicitacaoId: number,
): Promise<RascunhoDoRecebimento | undefined> {
  await buscarSolicitacao(banco, usuario, solicitacaoId);
  return buscarRascunho(banco, usuario, solicitacaoId);
}

/**
 * Keeps the draft of a receipt in the place of the one that the screen knows. 404 when the unit is not the user's; 409
 * when the request takes no receipt, or when another draft was kept meanwhile, naming who and when. It is no record of
 * the municipality yet: the audit trail has the receipt.
 */
export function guardarRascunho(
  contexto: Contexto,
  solicitacaoId: number,
  { anterior, conteudo }: RascunhoDoRecebimentoNovo,
): Promise<RascunhoGuardado> {
  return emTransacao(contexto, async (tx) => {
    const { status } = await travarSolicitacao(tx, contexto, solicitacaoId);
    const recusa = MAQUINA_SOLICITACAO.recusa('receber', status);
    if (recusa) throw conflito(recusa);
    await exigirAnterior(tx, contexto, solicitacaoId, anterior);
    await substituir(tx, solicitacaoId, conteudo);
    const guardadoEm = agora();
    // A new row, and so a new id: a draft that was replaced never looks like the present one.
    const { id } = primeira(
      await tx
        .insert(rascunhosDeRecebimento)
        .values({ solicitacaoId, conteudo, usuarioId: contexto.usuario.id, guardadoEm })
        .returning({ id: rascunhosDeRecebimento.id }),
    );
    return { id, autor: null, quando: dataHoraBR(guardadoEm) };
  });
}

/** Discards the draft that the screen knows; one that is gone is no refusal. 404 and 409 as in `guardarRascunho`. */
export function excluirRascunho(contexto: Contexto, solicitacaoId: number, anterior: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    await travarSolicitacao(tx, contexto, solicitacaoId);
    await exigirAnterior(tx, contexto, solicitacaoId, anterior);
    await apagarRascunho(tx, solicitacaoId);
  });
}

/**
 * Removes the draft of a receipt that was recorded, discarded or cannot be recorded any more, with the pictures that wait
 * for the receipt. The request is locked.
 */
export async function apagarRascunho(tx: Transacao, solicitacaoId: number): Promise<void> {
  await tx.delete(rascunhosDeRecebimento).where(eq(rascunhosDeRecebimento.solicitacaoId, solicitacaoId));
  await tx.delete(fotosDeOcorrencias).where(soltasDe(solicitacaoId));
}

/** Removes the draft that another one replaces, with a picture of the invoice that the new one does not have. */
async function substituir(tx: Transacao, solicitacaoId: number, { imagem }: ConteudoDoRascunho): Promise<void> {
  const [anterior] = await tx
    .delete(rascunhosDeRecebimento)
    .where(eq(rascunhosDeRecebimento.solicitacaoId, solicitacaoId))
    .returning({ conteudo: rascunhosDeRecebimento.conteudo });
  const antiga = anterior?.conteudo.imagem;
  if (antiga && antiga !== imagem)
    await tx.delete(fotosDeOcorrencias).where(and(soltasDe(solicitacaoId), eq(fotosDeOcorrencias.id, antiga)));
}

/** Throws 409 unless the draft that is kept, if there is one, is the one that the screen knows. */
async function exigirAnterior(
  tx: Transacao,
  { usuario }: Contexto,
  solicitacaoId: number,
  anterior: number | null,
): Promise<void> {
  const atual = await buscarRascunho(tx, usuario, solicitacaoId);
  if (!atual || atual.id === anterior) return;
  const [dia, hora] = atual.quando.split(' ');
  const mensagem = `${atual.autor === null ? 'Você' : nomeProprio(atual.autor)} guardou outra versão deste recebimento em ${dia} às ${hora}.`;
  throw conflito(mensagem, [{ campo: 'anterior', mensagem }]);
}

async function buscarRascunho(
  leitor: Banco | Transacao,
  usuario: Contexto['usuario'],
  solicitacaoId: number,
): Promise<RascunhoDoRecebimento | undefined> {
  const { id, usuarioId, guardadoEm, conteudo } = rascunhosDeRecebimento;
  const [lido] = await leitor
    .select({ id, usuarioId, nome: nomeDoAutor(usuarioId), guardadoEm, conteudo })
    .from(rascunhosDeRecebimento)
    .where(eq(rascunhosDeRecebimento.solicitacaoId, solicitacaoId));
  return (
    lido && {
      id: lido.id,
      autor: lido.usuarioId === usuario.id ? null : lido.nome,
      quando: dataHoraBR(lido.guardadoEm),
      conteudo: lido.conteudo,
    }
  );
}
