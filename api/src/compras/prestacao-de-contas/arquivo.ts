import {
  FOLHAS_DAS_CONTAS,
  FORMATOS_DE_EXPORTACAO,
  ROTULOS_FOLHA_DAS_CONTAS,
  type FolhaDasContas,
} from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { exigirEstoque, exigirUnidadesEducacionais } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { arquivoDaLista } from '../../mecanismos/exportacoes/arquivo.js';
import type { Exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { fluxoDoZip, type ParteDoZip } from '../../nucleo/zip.js';
import { EXPORTACAO_DAS_REFEICOES_SERVIDAS, EXPORTACAO_DOS_ALUNOS } from './alunos.js';
import { EXPORTACAO_DOS_INDICADORES } from './indicadores.js';
import { arquivosDasNotas, notasPagas, type PeriodoDasContas } from './notas.js';
import { EXPORTACAO_DOS_AGRICULTORES, EXPORTACAO_DOS_PAGAMENTOS_DAS_CONTAS } from './pagamentos.js';
import { EXPORTACAO_DO_QUADRO } from './quadro.js';

/** The spreadsheets of the accounts. */
export const EXPORTACOES_DAS_CONTAS: Record<FolhaDasContas, Exportavel> = {
  'contas-quadro': EXPORTACAO_DO_QUADRO,
  'contas-pagamentos': EXPORTACAO_DOS_PAGAMENTOS_DAS_CONTAS,
  'contas-agricultura-familiar': EXPORTACAO_DOS_AGRICULTORES,
  'contas-alunos': EXPORTACAO_DOS_ALUNOS,
  'contas-refeicoes': EXPORTACAO_DAS_REFEICOES_SERVIDAS,
  'contas-indicadores': EXPORTACAO_DOS_INDICADORES,
};

/**
 * All spreadsheets of the year's accounts in both formats, and the NF-e and the pictures of the paid invoices, as a zip
 * that is written while it is sent. 422 when the invoices are more than a zip holds: then they are taken by quarter.
 */
export async function arquivoDasContas(
  app: FastifyInstance,
  contexto: Contexto,
  periodo: PeriodoDasContas,
): Promise<Readable> {
  const notas = await notasPagas(contexto, periodo);
  async function* partes(): AsyncGenerator<ParteDoZip> {
    yield* planilhas(app, contexto, periodo.ano);
    yield* arquivosDasNotas(contexto, notas);
  }
  return Readable.from(fluxoDoZip(partes()), { objectMode: false });
}

async function* planilhas(app: FastifyInstance, contexto: Contexto, ano: number): AsyncGenerator<ParteDoZip> {
  const acesso = { app, exigirEstoque, exigirUnidadesEducacionais };
  for (const [posicao, lista] of FOLHAS_DAS_CONTAS.entries())
    for (const formato of FORMATOS_DE_EXPORTACAO) {
      const folha = await EXPORTACOES_DAS_CONTAS[lista](acesso, contexto, { formato, busca: { ano: String(ano) } });
      const { nome, conteudo } = await arquivoDaLista(
        `${posicao + 1} ${ROTULOS_FOLHA_DAS_CONTAS[lista]}`,
        formato,
        folha,
      );
      yield { nome, conteudo: Buffer.from(conteudo, 'base64') };
    }
}
