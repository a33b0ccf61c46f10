import { z } from 'zod';
import { violacoesDosArquivos } from '../regras/arquivos.js';
import { ENTIDADES_COMENTAVEIS, TIPOS_DE_ARQUIVO } from '../vocabulario/comentarios.js';
import { LIMITES } from '../vocabulario/limites.js';
import { conferirCampo } from './conferir.js';
import { ArquivoEmBase64 } from './importacoes.js';
import { DataHoraBR, Id, IdParam, opcao, texto, textoLongo } from './primitivos.js';

/** Query of GET /comentarios: of which record. */
export const BuscaDeComentarios = z.object({ entidade: opcao(ENTIDADES_COMENTAVEIS), registro: IdParam });

/** Path of one file of a comment. */
export const PorArquivo = z.object({ id: IdParam, arquivo: IdParam });

/** Bytes of a file, from its base64. */
const bytesDe = ({ conteudo }: ArquivoEmBase64): number => Math.floor((conteudo.replace(/=+$/, '').length * 3) / 4);

export const ComentarioNovo = z.object({
  entidade: opcao(ENTIDADES_COMENTAVEIS),
  registro: Id,
  texto: textoLongo(LIMITES.comentario),
  /** Photos and PDFs; the server looks at their bytes. */
  arquivos: z
    .array(ArquivoEmBase64.extend({ nome: texto(LIMITES.nomeDeArquivo) }))
    .superRefine(conferirCampo((arquivos) => violacoesDosArquivos(arquivos.map(bytesDe))))
    .optional(),
});
export type ComentarioNovo = z.infer<typeof ComentarioNovo>;

/** What a user has written about a record. */
export const Comentario = z.object({
  id: Id,
  texto: z.string(),
  autor: z.string(),
  quando: DataHoraBR,
  /** Whether it is the user's own, which the user may delete. */
  proprio: z.boolean(),
  arquivos: z.array(z.object({ id: Id, nome: z.string(), tipo: z.enum(TIPOS_DE_ARQUIVO) })),
});
export type Comentario = z.infer<typeof Comentario>;
