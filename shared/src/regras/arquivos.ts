import { type Violacao, violacao } from './violacao.js';
import type { TipoDeArquivo } from '../vocabulario/comentarios.js';
import { LIMITES } from '../vocabulario/limites.js';

/** The format of a picture file, by its bytes. */
export const NAO_E_IMAGEM = 'O arquivo não é uma imagem .jpg, .jpeg ou .png.';

/** A picture's file has at most `LIMITES.imagemBytes`. */
export const violacoesDoTamanho = (bytes: number): Violacao[] =>
  violacao(
    bytes > LIMITES.imagemBytes,
    'imagem',
    `A imagem deve ter no máximo ${LIMITES.imagemBytes / 1024 / 1024} MB.`,
  );

/** A spreadsheet's file has at most `LIMITES.planilhaBytes`. */
export const violacoesDoArquivo = (bytes: number): Violacao[] =>
  violacao(
    bytes > LIMITES.planilhaBytes,
    'conteudo',
    `O arquivo tem mais de ${LIMITES.planilhaBytes / 1024 / 1024} MB. Deixe só a folha a importar, ou divida o arquivo.`,
  );

/** The first bytes of a file. They say what it is, not its name. */
const ASSINATURAS: readonly (readonly [tipo: TipoDeArquivo, bytes: readonly number[]])[] = [
  ['IMAGEM', [0xff, 0xd8, 0xff]],
  ['IMAGEM', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** So many bytes of a file are needed to know what it is. */
export const BYTES_DA_ASSINATURA = 8;

/** What a file is, by its first bytes: a JPEG or PNG picture, a PDF, or null for anything else. */
export const tipoDoArquivo = (inicio: Uint8Array): TipoDeArquivo | null =>
  ASSINATURAS.find(([, bytes]) => bytes.every((byte, posicao) => inicio[posicao] === byte))?.[0] ?? null;

/** The format of a file of a comment, by its bytes. */
export const NAO_E_FOTO_NEM_PDF = 'O arquivo não é uma foto (.jpg, .jpeg ou .png) nem um PDF.';

const MB_DOS_ARQUIVOS = LIMITES.arquivosDoComentarioBytes / 1024 / 1024;

/** How many files a comment has, and how large they are together. `bytes`: the size of each. */
export const violacoesDosArquivos = (bytes: readonly number[]): Violacao[] => [
  ...violacao(
    bytes.length > LIMITES.arquivosPorComentario,
    'arquivos',
    `Um comentário leva no máximo ${LIMITES.arquivosPorComentario} arquivos.`,
  ),
  ...violacao(
    bytes.reduce((soma, um) => soma + um, 0) > LIMITES.arquivosDoComentarioBytes,
    'arquivos',
    bytes.length > 1
      ? `Os arquivos de um comentário têm juntos no máximo ${MB_DOS_ARQUIVOS} MB. Envie uma parte em outro comentário.`
      : `O arquivo de um comentário tem no máximo ${MB_DOS_ARQUIVOS} MB.`,
  ),
];
