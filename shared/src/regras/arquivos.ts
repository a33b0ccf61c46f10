import { type Violacao, violacao } from './violacao.js';
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
