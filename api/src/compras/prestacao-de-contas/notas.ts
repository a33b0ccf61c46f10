import { sql, type SQL } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { NOME_DO_FORNECEDOR } from '../../cadastros/index.js';
import { invalido } from '../../nucleo/recusas.js';
import { CABE_NO_ZIP, type ParteDoZip } from '../../nucleo/zip.js';
import { PAGAMENTOS } from '../pagamentos/consultas.js';
import { DO_PNAE, noAno } from '../recursos-pnae/parcelas.js';

export interface PeriodoDasContas {
  ano: number;
  /** 1 to 4: only the invoices that were paid in these three months; the spreadsheets are of the year. */
  trimestre?: number | undefined;
}

/** A paid invoice, with the name of its files. */
interface NotaPaga {
  id: number;
  caminho: string;
}

const doPeriodo = ({ ano, trimestre }: PeriodoDasContas): SQL => sql`from notas_fiscais n
  join (select distinct n.id, ${NOME_DO_FORNECEDOR} as fornecedor from ${PAGAMENTOS} join aquisicoes a on a.id = s.aquisicao_id
    where g.estornado_em is null and ${DO_PNAE} and ${noAno(sql`g.data`, ano)}
      ${trimestre === undefined ? sql`` : sql`and extract(quarter from g.data) = ${trimestre}`}) paga on paga.id = n.id
  left join notas_eletronicas e on e.nota_fiscal_id = n.id`;

/**
 * The paid invoices by date, number and supplier, so that the names of their files sort. 422 when they are more than a zip
 * holds.
 */
export async function notasPagas({ banco }: Contexto, periodo: PeriodoDasContas): Promise<NotaPaga[]> {
  const { rows } = await banco.execute<{ id: number; nome: string; bytes: number }>(sql`
    select n.id, to_char(n.data_emissao, 'YYYY-MM-DD') || '_' || n.numero || '_' || paga.fornecedor as nome,
      coalesce(octet_length(e.xml), 0) + coalesce(octet_length(n.imagem), 0) as bytes
    ${doPeriodo(periodo)} order by n.data_emissao, n.numero_comparado, n.id`);
  exigirQueCaibam(rows, periodo);
  const usados = new Map<string, number>();
  return rows.map(({ id, nome }) => {
    const limpo = nome.replace(/[^\p{L}\p{N}_-]+/gu, '-');
    const vez = (usados.get(limpo) ?? 0) + 1;
    usados.set(limpo, vez);
    return { id, caminho: `notas/${limpo}${vez === 1 ? '' : `_${vez}`}` };
  });
}

/** What a zip has beside the invoices is small: a sixteenth is kept for it. */
const PARA_AS_NOTAS = 15 / 16;

function exigirQueCaibam(notas: readonly { bytes: number }[], { trimestre }: PeriodoDasContas): void {
  const bytes = notas.reduce((soma, nota) => soma + nota.bytes, 0);
  if (bytes <= CABE_NO_ZIP.bytes * PARA_AS_NOTAS && 2 * notas.length <= CABE_NO_ZIP.partes * PARA_AS_NOTAS) return;
  throw invalido([
    {
      campo: 'trimestre',
      mensagem:
        trimestre === undefined
          ? 'As notas do ano não cabem em um arquivo. Baixe um trimestre de cada vez.'
          : 'As notas deste trimestre não cabem em um arquivo. Baixe as planilhas, e as notas na solicitação de cada uma.',
    },
  ]);
}

/** The files of the invoices, one invoice after the other: the XML of the NF-e, and the picture. */
export async function* arquivosDasNotas({ banco }: Contexto, notas: readonly NotaPaga[]): AsyncGenerator<ParteDoZip> {
  for (const { id, caminho } of notas) {
    const { rows } = await banco.execute<{ xml: string | null; imagem: string | null }>(sql`
      select e.xml, n.imagem from notas_fiscais n left join notas_eletronicas e on e.nota_fiscal_id = n.id where n.id = ${id}`);
    const { xml = null, imagem = null } = rows[0] ?? {};
    if (xml !== null) yield { nome: `${caminho}.xml`, conteudo: Buffer.from(xml) };
    const [, tipo = '', base64] = /^data:image\/(\w+);base64,(.*)$/s.exec(imagem ?? '') ?? [];
    if (base64 !== undefined) yield { nome: `${caminho}.${tipo}`, conteudo: Buffer.from(base64, 'base64') };
  }
}
