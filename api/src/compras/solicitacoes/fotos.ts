import { LIMITES } from '@merenda/shared/contratos';
import { and, eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { fotosDeOcorrencias } from '../../banco/esquema/compras/solicitacoes.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { reencodificarImagem } from '../../nucleo/imagem.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';
import { soltasDe } from './conferencia.js';
import { buscarSolicitacao, travarSolicitacao } from './consultas.js';

/**
 * Stores a photo of a delivery, re-encoded from its pixels, for an occurrence that is not recorded yet. 404 when the
 * request's unit is not the user's, 409 when the request has too many such photos, 422 when it is not a picture.
 */
export async function gravarFoto(contexto: Contexto, solicitacaoId: number, dataUrl: string): Promise<{ id: number }> {
  // Not for anybody: decoding a picture takes the server's time.
  await buscarSolicitacao(contexto.banco, contexto.usuario, solicitacaoId);
  const imagem = await reencodificarImagem(dataUrl, { campo: 'fotos' });
  return emTransacao(contexto, async (tx) => {
    await travarSolicitacao(tx, contexto, solicitacaoId);
    if ((await tx.$count(fotosDeOcorrencias, soltasDe(solicitacaoId))) >= LIMITES.fotosSoltas)
      throw conflito(`Esta solicitação já tem ${LIMITES.fotosSoltas} fotos que esperam o recebimento.`);
    const foto = primeira(
      await tx.insert(fotosDeOcorrencias).values({ solicitacaoId, imagem }).returning({ id: fotosDeOcorrencias.id }),
    );
    await auditar(tx, {
      entidade: 'solicitacoes',
      id: solicitacaoId,
      acao: 'IMAGEM',
      antes: null,
      depois: { foto: foto.id },
    });
    return foto;
  });
}

/** A photo of a request as a data URL. 404 when the request's unit is not the user's, or the photo another request's. */
export async function lerFoto({ banco, usuario }: Contexto, solicitacaoId: number, id: number): Promise<string> {
  await buscarSolicitacao(banco, usuario, solicitacaoId);
  const [foto] = await banco
    .select({ imagem: fotosDeOcorrencias.imagem })
    .from(fotosDeOcorrencias)
    .where(and(eq(fotosDeOcorrencias.id, id), eq(fotosDeOcorrencias.solicitacaoId, solicitacaoId)));
  if (!foto) throw naoEncontrado('Foto não encontrada.');
  return foto.imagem;
}
