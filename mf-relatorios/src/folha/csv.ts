import { documentoCsv } from '@merenda/shared/formatos';
import { linhasComTotal, type Folha } from './folha.js';

/** The tables of a report as CSV, with an empty line between them. */
export const escreverCsv = ({ tabelas }: Folha): string =>
  documentoCsv(
    tabelas.flatMap((tabela, posicao) => [
      ...(posicao > 0 ? [[]] : []),
      ...(tabela.titulo ? [[tabela.titulo]] : []),
      tabela.colunas.map(({ titulo }) => titulo),
      ...linhasComTotal(tabela),
    ]),
  );
