import {
  FOLHAS_DAS_CONTAS,
  FORMATOS_DE_EXPORTACAO,
  LIMITES,
  ROTULOS_FOLHA_DAS_CONTAS,
  type ArquivoEmBase64,
  type FolhaDasContas,
} from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { exigirEstoque, exigirUnidadesEducacionais } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { NOME_DO_FORNECEDOR } from '../../cadastros/index.js';
import { arquivoDaLista } from '../../mecanismos/exportacoes/arquivo.js';
import type { Exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { FilaLimitada } from '../../nucleo/fila-limitada.js';
import { invalido } from '../../nucleo/recusas.js';
import { escreverZip, type ParteDoZip } from '../../nucleo/zip.js';
import { PAGAMENTOS } from '../pagamentos/consultas.js';
import { DO_PNAE, noAno } from '../recursos-pnae/parcelas.js';
import { EXPORTACAO_DAS_REFEICOES_SERVIDAS, EXPORTACAO_DOS_ALUNOS } from './alunos.js';
import { EXPORTACAO_DOS_INDICADORES } from './indicadores.js';
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

/** One zip is in memory at a time. */
const fila = new FilaLimitada({
  aoMesmoTempo: 1,
  esperas: 5,
  lotada: 'Muitas prestações de contas estão sendo baixadas ao mesmo tempo. Aguarde alguns segundos e tente novamente.',
});

interface PeriodoDasContas {
  ano: number;
  /** 1 to 4: only the invoices that were paid in these three months; the spreadsheets are of the year. */
  trimestre?: number | undefined;
}

/**
 * All spreadsheets of the year's accounts in both formats, and the NF-e and the pictures of the paid invoices, as a zip. 422 when
 * the invoices are more than one file holds: then they are taken by quarter.
 */
export function arquivoDasContas(
  app: FastifyInstance,
  contexto: Contexto,
  { ano, trimestre }: PeriodoDasContas,
): Promise<ArquivoEmBase64> {
  return fila.executar(async () => {
    const notas = await notasPagas(contexto, { ano, trimestre });
    const acesso = { app, exigirEstoque, exigirUnidadesEducacionais };
    const partes: ParteDoZip[] = [];
    for (const [posicao, lista] of FOLHAS_DAS_CONTAS.entries())
      for (const formato of FORMATOS_DE_EXPORTACAO) {
        const folha = await EXPORTACOES_DAS_CONTAS[lista](acesso, contexto, { formato, busca: { ano: String(ano) } });
        const { nome, conteudo } = await arquivoDaLista(
          `${posicao + 1} ${ROTULOS_FOLHA_DAS_CONTAS[lista]}`,
          formato,
          folha,
        );
        partes.push({ nome, conteudo: Buffer.from(conteudo, 'base64') });
      }
    const doTrimestre = trimestre === undefined ? '' : `-${trimestre}-trimestre`;
    return {
      nome: `prestacao-de-contas-${ano}${doTrimestre}.zip`,
      conteudo: escreverZip([...partes, ...notas]).toString('base64'),
    };
  });
}

/** The paid invoices by date, number and supplier, so that their names sort: the XML of the NF-e, and the picture. */
async function notasPagas({ banco }: Contexto, { ano, trimestre }: PeriodoDasContas): Promise<ParteDoZip[]> {
  const doPeriodo = sql`from notas_fiscais n join (select distinct n.id, ${NOME_DO_FORNECEDOR} as fornecedor
      from ${PAGAMENTOS} join aquisicoes a on a.id = s.aquisicao_id
      where g.estornado_em is null and ${DO_PNAE} and ${noAno(sql`g.data`, ano)}
        ${trimestre === undefined ? sql`` : sql`and extract(quarter from g.data) = ${trimestre}`}) paga on paga.id = n.id
    left join notas_eletronicas e on e.nota_fiscal_id = n.id`;
  const { rows: tamanhos } = await banco.execute<{ bytes: string }>(
    sql`select coalesce(sum(octet_length(coalesce(e.xml, '')) + octet_length(coalesce(n.imagem, ''))), 0)::text as bytes ${doPeriodo}`,
  );
  if (Number(tamanhos[0]?.bytes ?? 0) > LIMITES.notasDasContasBytes)
    throw invalido([
      {
        campo: 'trimestre',
        mensagem:
          trimestre === undefined
            ? 'As notas do ano não cabem em um arquivo. Baixe um trimestre de cada vez.'
            : 'As notas deste trimestre não cabem em um arquivo. Baixe as planilhas, e as notas na solicitação de cada uma.',
      },
    ]);
  const { rows } = await banco.execute<{ nome: string; xml: string | null; imagem: string | null }>(sql`
    select to_char(n.data_emissao, 'YYYY-MM-DD') || '_' || n.numero || '_' || paga.fornecedor as nome, e.xml, n.imagem
    ${doPeriodo} order by n.data_emissao, n.numero_comparado, n.id`);
  const usados = new Map<string, number>();
  return rows.flatMap(({ nome, xml, imagem }) => {
    const limpo = nome.replace(/[^\p{L}\p{N}_-]+/gu, '-');
    const vez = (usados.get(limpo) ?? 0) + 1;
    usados.set(limpo, vez);
    const caminho = `notas/${limpo}${vez === 1 ? '' : `_${vez}`}`;
    const [, tipo = '', base64] = /^data:image\/(\w+);base64,(.*)$/s.exec(imagem ?? '') ?? [];
    return [
      ...(xml === null ? [] : [{ nome: `${caminho}.xml`, conteudo: Buffer.from(xml) }]),
      ...(base64 === undefined ? [] : [{ nome: `${caminho}.${tipo}`, conteudo: Buffer.from(base64, 'base64') }]),
    ];
  });
}
