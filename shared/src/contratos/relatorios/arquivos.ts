import { z } from 'zod';
import { LINHAS_DEMAIS } from '../../regras/frases.js';
import { FORMATOS_DE_EXPORTACAO } from '../../vocabulario/exportacoes.js';
import { TIPOS_DE_COLUNA } from '../../vocabulario/folhas.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { opcao } from '../primitivos.js';

const Texto = z.string().max(LIMITES.celula);

/** The cells of a row: a text, a number, or nothing. A day is 'DD/MM/YYYY'. */
const Linha = z.array(Texto.or(z.number()).nullable()).max(LIMITES.colunasDaPlanilha).readonly();

const TabelaDoArquivo = z.object({
  titulo: Texto.optional(),
  colunas: z
    .array(z.object({ titulo: Texto, tipo: opcao(TIPOS_DE_COLUNA).optional() }))
    .max(LIMITES.colunasDaPlanilha)
    .readonly(),
  linhas: z.array(Linha).max(LIMITES.linhasExportadas, LINHAS_DEMAIS).readonly(),
  /** Below the rows, in bold. A table without rows has none. */
  total: Linha.optional(),
});
export type TabelaDoArquivo = z.infer<typeof TabelaDoArquivo>;

/** Body of POST /relatorios/arquivo: the tables of a report, to be written into a file. */
export const RelatorioAEscrever = z.object({
  formato: opcao(FORMATOS_DE_EXPORTACAO),
  titulo: z.string().min(1).max(LIMITES.celula),
  tabelas: z.array(TabelaDoArquivo).min(1).max(LIMITES.tabelasDoArquivo).readonly(),
});
export type RelatorioAEscrever = z.infer<typeof RelatorioAEscrever>;
