import { z } from 'zod';
import { FORMATOS_DO_RELATORIO } from '../../vocabulario/folhas.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { opcao } from '../primitivos.js';
import { Folha } from './folha.js';

/** Body of POST /relatorios/arquivo: the sheets of a report as a page shows them, to be written into a file. */
export const RelatorioAEscrever = z.object({
  formato: opcao(FORMATOS_DO_RELATORIO),
  folhas: z.array(Folha).min(1).max(LIMITES.folhasDoArquivo).readonly(),
});
export type RelatorioAEscrever = z.infer<typeof RelatorioAEscrever>;
