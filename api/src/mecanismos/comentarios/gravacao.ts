import { LIMITES, type Comentario, type ComentarioNovo } from '@merenda/shared/contratos';
import { BYTES_DA_ASSINATURA, NAO_E_FOTO_NEM_PDF, tipoDoArquivo } from '@merenda/shared/regras';
import { eq, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { arquivosDeComentarios, comentarios } from '../../banco/esquema/comentarios.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { reencodificarImagem } from '../../nucleo/imagem.js';
import { conflito, invalido, naoEncontrado, proibido } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { exigirComentavel, type Comentaveis, type Comentavel } from './comentavel.js';
import { AUSENTE, buscarAutoria, lerComentarios } from './consultas.js';

type ArquivoNovo = NonNullable<ComentarioNovo['arquivos']>[number];
type ArquivoGuardado = Pick<typeof arquivosDeComentarios.$inferInsert, 'nome' | 'tipo' | 'conteudo'>;

/**
 * Writes a comment about a record, with its files. 403 or 404 when the user may not read the record, 409 when it has as
 * many comments as one may have, 422 at the file that is neither a picture nor a PDF.
 */
export async function criarComentario(
  comentaveis: Comentaveis,
  contexto: Contexto,
  { entidade, registro, texto, arquivos = [] }: ComentarioNovo,
): Promise<Comentario> {
  const comentavel = comentaveis[entidade];
  // First, because decoding a picture takes the server's time.
  await exigirComentavel(comentavel, contexto, registro);
  const guardados: ArquivoGuardado[] = [];
  for (const [posicao, arquivo] of arquivos.entries()) guardados.push(await conferirArquivo(arquivo, posicao));
  return emTransacao(contexto, async (tx) => {
    await exigirLugar(tx, comentavel, registro);
    const { id } = primeira(
      await tx
        .insert(comentarios)
        .values({ [comentavel.coluna]: registro, texto, usuarioId: contexto.usuario.id })
        .returning({ id: comentarios.id }),
    );
    if (guardados.length > 0)
      await tx.insert(arquivosDeComentarios).values(guardados.map((arquivo) => ({ ...arquivo, comentarioId: id })));
    const criado = primeira(await lerComentarios(tx, contexto.usuario, eq(comentarios.id, id)));
    await auditar(tx, { entidade: 'comentarios', id, acao: 'CRIAR', depois: naTrilha(criado, { entidade, registro }) });
    return criado;
  });
}

/**
 * Deletes a comment of the user, with its files; the trail keeps its text. 403 or 404 when the user may not read the
 * record, 403 when it is another user's.
 */
export async function excluirComentario(comentaveis: Comentaveis, contexto: Contexto, id: number): Promise<void> {
  const { usuarioId, ...doRegistro } = await buscarAutoria(comentaveis, contexto, id);
  if (usuarioId !== contexto.usuario.id) throw proibido('Só quem escreveu o comentário pode excluí-lo.');
  return emTransacao(contexto, async (tx) => {
    await tx.select({ id: comentarios.id }).from(comentarios).where(eq(comentarios.id, id)).for('update');
    const [antes] = await lerComentarios(tx, contexto.usuario, eq(comentarios.id, id));
    if (!antes) throw naoEncontrado(AUSENTE);
    await tx.delete(comentarios).where(eq(comentarios.id, id));
    await auditar(tx, { entidade: 'comentarios', id, acao: 'EXCLUIR', antes: naTrilha(antes, doRegistro) });
  });
}

/** A comment as the audit trail has it: the author and the time are those of its line. */
const naTrilha = ({ texto, arquivos }: Comentario, doRegistro: object): object => ({
  ...doRegistro,
  texto,
  arquivos: arquivos.map(({ nome }) => nome),
});

/** Throws 409 when the record has as many comments as one may have. Locks the record, so that none comes meanwhile. */
async function exigirLugar(tx: Transacao, { tabela, coluna }: Comentavel, registro: number): Promise<void> {
  await tx.execute(sql`select 1 from ${tabela} where id = ${registro} for no key update`);
  if ((await tx.$count(comentarios, eq(comentarios[coluna], registro))) >= LIMITES.comentariosPorRegistro)
    throw conflito(`Este registro já tem ${LIMITES.comentariosPorRegistro} comentários.`);
}

/** A file as it is kept: a picture is written again from its pixels, without the camera's metadata, as a JPEG. */
async function conferirArquivo({ nome, conteudo }: ArquivoNovo, posicao: number): Promise<ArquivoGuardado> {
  const campo = `arquivos.${posicao}`;
  const tipo = tipoDoArquivo(Buffer.from(conteudo.slice(0, 2 * BYTES_DA_ASSINATURA), 'base64'));
  if (tipo === null) throw invalido([{ campo, mensagem: NAO_E_FOTO_NEM_PDF }]);
  if (tipo === 'PDF') return { nome, tipo, conteudo: `data:application/pdf;base64,${conteudo}` };
  return { nome: comoJpeg(nome), tipo, conteudo: await reencodificarImagem(conteudo, { campo }) };
}

const comoJpeg = (nome: string): string => `${nome.replace(/\.[^.]*$/, '').slice(0, LIMITES.nomeDeArquivo - 4)}.jpg`;
