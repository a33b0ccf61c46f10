import type { Comentario, EntidadeComentavel } from '@merenda/shared/contratos';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { arquivosDeComentarios, comentarios } from '../../banco/esquema/comentarios.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { nomeDoAutor } from '../auditoria/autores.js';
import { exigirComentavel, type Comentaveis } from './comentavel.js';

type Leitor = Pick<Transacao, 'select'>;

/** The record of a comment. */
export interface DoRegistro {
  entidade: EntidadeComentavel;
  registro: number;
}

/** The comments of a record, the newest last. 403 or 404 when the user may not read the record. */
export async function listarComentarios(
  comentaveis: Comentaveis,
  contexto: Contexto,
  { entidade, registro }: DoRegistro,
): Promise<Comentario[]> {
  const comentavel = comentaveis[entidade];
  await exigirComentavel(comentavel, contexto, registro);
  return lerComentarios(contexto.banco, contexto.usuario, eq(comentarios[comentavel.coluna], registro));
}

/** The comments that a condition selects, in their order. */
export async function lerComentarios(leitor: Leitor, usuario: { id: number }, quais: SQL): Promise<Comentario[]> {
  const { id, texto, usuarioId, criadoEm } = comentarios;
  const lidos = await leitor
    .select({ id, texto, usuarioId, criadoEm, autor: nomeDoAutor(usuarioId) })
    .from(comentarios)
    .where(quais)
    .orderBy(asc(id));
  const { comentarioId, nome, tipo } = arquivosDeComentarios;
  const arquivos = await leitor
    .select({ id: arquivosDeComentarios.id, comentarioId, nome, tipo })
    .from(arquivosDeComentarios)
    .where(
      inArray(
        comentarioId,
        lidos.map((lido) => lido.id),
      ),
    )
    .orderBy(asc(arquivosDeComentarios.id));
  return lidos.map((lido) => ({
    id: lido.id,
    texto: lido.texto,
    autor: lido.autor,
    quando: dataHoraBR(lido.criadoEm),
    proprio: lido.usuarioId === usuario.id,
    arquivos: arquivos.flatMap(({ comentarioId: de, ...arquivo }) => (de === lido.id ? [arquivo] : [])),
  }));
}

/** The author and the record of a comment. 403 or 404 when the user may not read the record. */
export async function buscarAutoria(
  comentaveis: Comentaveis,
  contexto: Contexto,
  id: number,
): Promise<DoRegistro & { usuarioId: number }> {
  const [achado] = await contexto.banco.select().from(comentarios).where(eq(comentarios.id, id));
  if (achado)
    for (const [entidade, comentavel] of Object.entries(comentaveis)) {
      const registro = achado[comentavel.coluna];
      if (registro === null) continue;
      await exigirComentavel(comentavel, contexto, registro);
      return { entidade: entidade as EntidadeComentavel, registro, usuarioId: achado.usuarioId };
    }
  throw naoEncontrado(AUSENTE);
}

export const AUSENTE = 'Comentário não encontrado.';

/** A file of a comment as a data URL. 404 when it is not the comment's; 403 or 404 like the record. */
export async function lerArquivo(
  comentaveis: Comentaveis,
  contexto: Contexto,
  { id, arquivo }: { id: number; arquivo: number },
): Promise<string> {
  await buscarAutoria(comentaveis, contexto, id);
  const [achado] = await contexto.banco
    .select({ conteudo: arquivosDeComentarios.conteudo })
    .from(arquivosDeComentarios)
    .where(and(eq(arquivosDeComentarios.id, arquivo), eq(arquivosDeComentarios.comentarioId, id)));
  if (!achado) throw naoEncontrado('Arquivo não encontrado.');
  return achado.conteudo;
}
