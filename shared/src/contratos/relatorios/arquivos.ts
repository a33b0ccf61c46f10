import { z } from 'zod';
import { violacoesDosEnderecos } from '../../regras/relatorios/folhas.js';
import { FORMATOS_DO_RELATORIO } from '../../vocabulario/folhas.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { conferir } from '../conferir.js';
import { DataHoraBR, opcao } from '../primitivos.js';
import { Folha } from './folha.js';

/** Body of POST /relatorios/arquivo: the sheets of a report as a page shows them, to be written into a file. */
export const RelatorioAEscrever = z
  .object({
    formato: opcao(FORMATOS_DO_RELATORIO),
    folhas: z.array(Folha).min(1).max(LIMITES.folhasDoArquivo).readonly(),
    /** Of PDF and ZIP: the address of the page of each sheet, '/relatorio/kit-merenda/3/77'. */
    enderecos: z.array(z.string().max(LIMITES.celula)).max(LIMITES.folhasDoArquivo).readonly().optional(),
  })
  .superRefine(conferir(violacoesDosEnderecos));
export type RelatorioAEscrever = z.infer<typeof RelatorioAEscrever>;

/** The code that leads to an issued document: it cannot be guessed. */
export const PorCodigo = z.object({ codigo: z.string().regex(/^[\w-]{16}$/, 'O código não está inteiro.') });

/** A PDF that the server wrote, for who may read its record. */
export const DocumentoEmitido = z.object({
  numero: z.int(),
  ano: z.int(),
  titulo: z.string(),
  emitidoEm: DataHoraBR,
  autor: z.string(),
  /** Of the bytes of the file in which it was issued, in hexadecimal. */
  sha256: z.string(),
  /** The page that shows the record as it is today. */
  endereco: z.string(),
});
export type DocumentoEmitido = z.infer<typeof DocumentoEmitido>;
