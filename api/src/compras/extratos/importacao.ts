import type { ArquivoEmBase64, ExtratoImportado, PreviaDoExtrato } from '@merenda/shared/contratos';
import { conciliar, type LancamentoLido } from '@merenda/shared/regras';
import { eq, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { extratos, lancamentosDoExtrato } from '../../banco/esquema/compras/extratos.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { PAGAMENTOS, pagamentoDoUsuario } from '../pagamentos/consultas.js';
import { lerConta, SEM_LANCAMENTO, TRAVA_DOS_EXTRATOS } from './consultas.js';
import { lerArquivo, recusado } from './leitura.js';
import { semRepetidos, separar } from './repetidos.js';

/**
 * Imports a statement and matches its new lines with payments where there is no doubt; a line that is there already, also
 * from the other form of the file, is left as it is. 422 for a file that cannot be read, 409 for another account, and for an identifier that the bank has
 * given to two different lines. Then nothing is stored.
 */
export function importarExtrato(contexto: Contexto, { nome, conteudo }: ArquivoEmBase64): Promise<ExtratoImportado> {
  const extrato = lerArquivo(conteudo);
  const { lancamentos } = extrato;
  const lidos = semRepetidos(lancamentos);
  return emTransacao(contexto, async (tx) => {
    await tx.execute(TRAVA_DOS_EXTRATOS);
    const { banco, conta } = await contaDo(tx, extrato);
    const { novos, reconhecidos } = await separar(tx, lidos);
    const { id } = primeira(
      await tx
        .insert(extratos)
        .values({ banco, conta, arquivo: nome, usuarioId: contexto.usuario.id })
        .returning({ id: extratos.id }),
    );
    if (novos.length > 0)
      await tx.insert(lancamentosDoExtrato).values(novos.map((lancamento) => ({ ...lancamento, extratoId: id })));
    for (const [outroFitid, lancamento] of reconhecidos)
      await tx.update(lancamentosDoExtrato).set({ outroFitid }).where(eq(lancamentosDoExtrato.id, lancamento));
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

/** What an import would do; nothing is stored. 422 and 409 as above. */
export async function preverExtrato({ banco }: Contexto, { conteudo }: ArquivoEmBase64): Promise<PreviaDoExtrato> {
  const extrato = lerArquivo(conteudo);
  await contaDo(banco, extrato);
  const { novos, reconhecidos } = await separar(banco, semRepetidos(extrato.lancamentos));
  return { novos: novos.length, reconhecidos: reconhecidos.size };
}

/** The account of a file: a CSV is of the known one. 422 while there is none, 409 for another account. */
async function contaDo(
  leitor: Banco | Transacao,
  extrato: ReturnType<typeof lerArquivo>,
): Promise<{ banco: string; conta: string }> {
  const conhecida = await lerConta(leitor);
  if (!('conta' in extrato)) {
    if (conhecida) return conhecida;
    throw recusado('O CSV não diz de que conta é. Importe primeiro um extrato OFX da conta do PNAE: ele diz.');
  }
  const { banco, conta } = extrato;
  if (conhecida && (conhecida.banco !== banco || conhecida.conta !== conta))
    throw conflito(
      `O extrato é da conta ${conta} do banco ${banco}; a conta do município é a ${conhecida.conta} do banco ${conhecida.banco}. Nada foi guardado.`,
    );
  return { banco, conta };
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
