import { z } from 'zod';
import { FORMATOS_DE_EXPORTACAO, LISTAS_EXPORTAVEIS } from './enums/exportacoes.js';
import { LIMITES } from './limites.js';
import { Id, opcao } from './primitivos.js';

/** Path of the export of one list: `/exportacoes/:lista`. */
export const PorListaExportavel = z.object({ lista: opcao(LISTAS_EXPORTAVEIS) });

/** Body of POST /exportacoes/:lista: the records that the list shows, in its order. */
export const ListaAExportar = z.object({
  formato: opcao(FORMATOS_DE_EXPORTACAO),
  ids: z
    .array(Id)
    .max(
      LIMITES.linhasExportadas,
      `Uma exportação tem no máximo ${LIMITES.linhasExportadas.toLocaleString('pt-BR')} linhas.`,
    ),
});
export type ListaAExportar = z.infer<typeof ListaAExportar>;
