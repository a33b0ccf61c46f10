import { LIMITES, type ArquivoEmBase64, type ExtratoImportado } from '@merenda/shared/contratos';
import { formatarData, formatarMoeda } from '@merenda/shared/formatos';
import {
  conciliar,
  lerExtratoCsv,
  lerOfx,
  TITULOS_DO_EXTRATO,
  type ExtratoLido,
  type LancamentoLido,
} from '@merenda/shared/regras';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { extratos, lancamentosDoExtrato } from '../../banco/esquema/compras/extratos.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { PlanilhaRecusada } from '../../nucleo/planilhas/planilha.js';
import { lerTexto } from '../../nucleo/planilhas/texto.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { deWindows1252 } from '../../nucleo/windows-1252.js';
import { PAGAMENTOS, pagamentoDoUsuario } from '../pagamentos/consultas.js';
import { lerConta, SEM_LANCAMENTO } from './consultas.js';

/**
 * Imports a statement and matches its new lines with payments where there is no doubt; a line that is there already is
 * left as it is. 422 for a file that cannot be read, 409 for another account, and for an identifier that the bank has
 * given to two different lines. Then nothing is stored.
 */
export function importarExtrato(contexto: Contexto, { nome, conteudo }: ArquivoEmBase64): Promise<ExtratoImportado> {
  const extrato = lerArquivo(conteudo);
  const { lancamentos } = extrato;
  const lidos = semRepetidos(lancamentos);
  return emTransacao(contexto, async (tx) => {
    // Two imports at once would both be the first one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('extratos'))`);
    const conhecida = await lerConta(tx);
    const { banco, conta } = 'conta' in extrato ? extrato : exigirConta(conhecida);
    if (conhecida && (conhecida.banco !== banco || conhecida.conta !== conta))
      throw conflito(
        `O extrato é da conta ${conta} do banco ${banco}; a conta do município é a ${conhecida.conta} do banco ${conhecida.banco}. Nada foi guardado.`,
      );
    const guardados = await guardadosDe(tx, lidos);
    const novos = lidos.filter(({ fitid }) => !guardados.has(fitid));
    const { id } = primeira(
      await tx
        .insert(extratos)
        .values({ banco, conta, arquivo: nome, usuarioId: contexto.usuario.id })
        .returning({ id: extratos.id }),
    );
    if (novos.length > 0)
      await tx.insert(lancamentosDoExtrato).values(novos.map((lancamento) => ({ ...lancamento, extratoId: id })));
    const conciliados = await conciliarAbertos(tx, contexto);
    const resultado = {
      id,
      banco,
      conta,
      novos: novos.length,
      repetidos: lancamentos.length - novos.length,
      conciliados,
      avisos: deOutroAno(lidos),
    };
    await auditar(tx, { entidade: 'extratos', id, acao: 'CRIAR', depois: { ...resultado, arquivo: nome } });
    return resultado;
  });
}

/** An OFX says its account; a CSV is that of the account that is known. */
function lerArquivo(conteudo: string): ExtratoLido | Pick<ExtratoLido, 'lancamentos'> {
  const bytes = Buffer.from(conteudo, 'base64');
  const texto = emTexto(bytes);
  const lido = EH_CSV.test(texto) ? lerExtratoCsv(linhasDoCsv(bytes)) : lerOfx(texto);
  if ('recusa' in lido) throw recusado(lido.recusa);
  return lido;
}

/** A text without the tags of an OFX, in columns. */
const EH_CSV = /^(?![\s\S]*<OFX>)[^<]*[;,\t]/i;

function linhasDoCsv(bytes: Buffer): string[][] {
  try {
    return lerTexto(bytes, LIMITES.linhasDaPlanilha, TITULOS_DO_EXTRATO).linhas;
  } catch (erro) {
    if (erro instanceof PlanilhaRecusada) throw recusado(erro.message);
    throw erro;
  }
}

/** The known account; 422 while there is none. */
function exigirConta<Conta>(conhecida: Conta | null): Conta {
  if (!conhecida)
    throw recusado('O CSV não diz de que conta é. Importe primeiro um extrato OFX da conta do PNAE: ele diz.');
  return conhecida;
}

const recusado = (mensagem: string) => invalido([{ campo: 'conteudo', mensagem }]);

/** Banks write OFX 1 in Windows-1252 and OFX 2 in UTF-8, whatever the header says. */
function emTexto(bytes: Buffer): string {
  const utf8 = bytes.toString('utf8');
  return utf8.includes('\uFFFD') ? deWindows1252(bytes) : utf8;
}

/** The lines by their identifiers. Throws 409 for one identifier on two different lines: one of them would be lost. */
function semRepetidos(lancamentos: readonly LancamentoLido[]): LancamentoLido[] {
  const unicos = new Map<string, LancamentoLido>();
  for (const lancamento of lancamentos) {
    exigirMesmo(unicos.get(lancamento.fitid), lancamento);
    unicos.set(lancamento.fitid, lancamento);
  }
  return [...unicos.values()];
}

function exigirMesmo(conhecido: Pick<LancamentoLido, 'data' | 'valor'> | undefined, lido: LancamentoLido): void {
  if (!conhecido || (conhecido.data === lido.data && conhecido.valor === lido.valor)) return;
  const escrito = ({ data, valor }: Pick<LancamentoLido, 'data' | 'valor'>) =>
    `${formatarData(data)}, ${formatarMoeda(valor)}`;
  throw conflito(
    `O banco deu o mesmo identificador (${lido.fitid}) a dois lançamentos: ${escrito(conhecido)} e ${escrito(lido)}. Nada foi guardado.`,
  );
}

async function guardadosDe(tx: Transacao, lidos: readonly LancamentoLido[]): Promise<ReadonlySet<string>> {
  const guardados = await tx
    .select({
      fitid: lancamentosDoExtrato.fitid,
      data: lancamentosDoExtrato.data,
      valor: lancamentosDoExtrato.valor,
    })
    .from(lancamentosDoExtrato)
    .where(
      inArray(
        lancamentosDoExtrato.fitid,
        lidos.map(({ fitid }) => fitid),
      ),
    );
  const porFitid = new Map(guardados.map((um) => [um.fitid, um]));
  for (const lido of lidos) exigirMesmo(porFitid.get(lido.fitid), lido);
  return new Set(porFitid.keys());
}

/** Matches the open lines with the open payments of the user's units; answers how many. */
async function conciliarAbertos(tx: Transacao, { usuario }: Contexto): Promise<number> {
  const { rows: pagos } = await tx.execute<{
    id: number;
    data: string;
    valor: string;
    documento: string;
    fornecedor: number;
  }>(sql`
    select g.id, g.data::text as data, g.valor::text as valor, g.documento, v.fornecedor_id as fornecedor from ${PAGAMENTOS}
    where ${SEM_LANCAMENTO} and ${pagamentoDoUsuario(usuario)} order by g.id for update of g`);
  const { rows: linhas } = await tx.execute<{
    id: number;
    data: string;
    valor: string;
    documento: string;
    historico: string;
  }>(sql`
    select id, data::text as data, valor::text as valor, documento, historico from lancamentos_do_extrato
    where pagamento_id is null and valor < 0 order by id for update`);
  const { rows: textos } = await tx.execute<{ texto: string; fornecedor: number }>(
    sql`select texto, fornecedor_id as fornecedor from textos_do_extrato`,
  );
  const feitas = conciliar(linhas, pagos, new Map(textos.map(({ texto, fornecedor }) => [texto, fornecedor])));
  for (const [lancamento, pagamento] of feitas)
    await tx
      .update(lancamentosDoExtrato)
      .set({ pagamentoId: pagamento, versao: sql`${lancamentosDoExtrato.versao} + 1` })
      .where(eq(lancamentosDoExtrato.id, lancamento));
  return feitas.size;
}

/** A statement of another year is stored: accounts of a year are closed in the next one. The user is told. */
function deOutroAno(lidos: readonly LancamentoLido[]): string[] {
  const anos = [...new Set(lidos.map(({ data }) => data.slice(0, 4)))].filter((ano) => ano !== hoje().slice(0, 4));
  return anos.length === 0
    ? []
    : [
        `O extrato tem lançamentos de ${new Intl.ListFormat('pt-BR').format(anos.sort())}. Confira se é o que você queria.`,
      ];
}
