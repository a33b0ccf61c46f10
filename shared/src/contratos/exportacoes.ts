import { z } from 'zod';
import { LINHAS_DEMAIS } from '../regras/frases.js';
import { FORMATOS_DE_EXPORTACAO, LISTAS_EXPORTAVEIS } from '../vocabulario/exportacoes.js';
import { LIMITES } from '../vocabulario/limites.js';
import { Id, opcao } from './primitivos.js';

/** Path of the export of one list: `/exportacoes/:lista`. */
export const PorListaExportavel = z.object({ lista: opcao(LISTAS_EXPORTAVEIS) });

/** Parts of an address, as text. */
const PartesDoEndereco = z.record(z.string().max(LIMITES.busca), z.string().max(LIMITES.busca));

/** Body of POST /exportacoes/:lista. Without `ids`, all rows that the address selects, in its order. */
export const ListaAExportar = z.object({
  formato: opcao(FORMATOS_DE_EXPORTACAO),
  /** The records that the list shows, in its order, or those that the user selected. */
  ids: z.array(Id).max(LIMITES.linhasExportadas, LINHAS_DEMAIS).optional(),
  /** The `:names` in the path of the call that the list reads. */
  caminho: PartesDoEndereco.optional(),
  /** The query of this call: what filters and sorts the list. */
  busca: PartesDoEndereco.optional(),
});
export type ListaAExportar = z.infer<typeof ListaAExportar>;
