import { LIMITES } from '../../../vocabulario/limites.js';
import { type Violacao, violacao } from '../../violacao.js';

const MB = 1024 * 1024;

/** A file with NF-es, an XML or a zip, has at most so many bytes. */
export const violacoesDoArquivoDeNotas = (bytes: number): Violacao[] =>
  violacao(
    bytes > LIMITES.zipDeNotasBytes,
    'conteudo',
    `O arquivo tem mais de ${LIMITES.zipDeNotasBytes / MB} MB. Envie menos notas por vez.`,
  );
