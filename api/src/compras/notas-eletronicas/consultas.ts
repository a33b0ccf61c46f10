import type { ConversaoDaNota, Solicitacao } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { lerConfiguracoes, type DoServidor } from '../../mecanismos/configuracoes.js';

type Leitor = Banco | Transacao;

/** What the installation says about invoices: its environment, and whether it is the demonstration. */
export interface Instalacao {
  doServidor: DoServidor;
  demonstracao: boolean;
}

/** The CNPJs of the municipality's offices. */
export async function cnpjsDoMunicipio(banco: Banco, { doServidor }: Instalacao): Promise<string[]> {
  const { cnpjPrefeitura, cnpjSecretaria, cnpjFundo } = await lerConfiguracoes(banco, doServidor);
  return [cnpjPrefeitura, cnpjSecretaria, cnpjFundo].flatMap((cnpj) => cnpj ?? []);
}

/** CNPJ or CPF of the request's supplier; null when its registration has none. */
export async function documentoDoFornecedor(leitor: Leitor, { fornecedor }: Solicitacao): Promise<string | null> {
  const { rows } = await leitor.execute<{ documento: string | null }>(
    sql`select coalesce(cnpj, cpf) as documento from fornecedores where id = ${fornecedor.id}`,
  );
  return rows[0]?.documento ?? null;
}

/** What a supplier's code was at the last receipt: the product, and its packages in one unit of the sale. */
export interface CodigoConhecido {
  produto: number;
  conversao: ConversaoDaNota | null;
}

/** The supplier's codes of earlier receipts. */
export async function codigosConhecidos(
  leitor: Leitor,
  { fornecedor }: Solicitacao,
): Promise<Map<string, CodigoConhecido>> {
  const { rows } = await leitor.execute<{
    codigo: string;
    produto: number;
    unidade: string | null;
    embalagens: string | null;
  }>(
    sql`select codigo, produto_id as produto, unidade, embalagens from codigos_do_fornecedor where fornecedor_id = ${fornecedor.id}`,
  );
  return new Map(
    rows.map(({ codigo, produto, unidade, embalagens }) => [
      codigo,
      { produto, conversao: unidade === null ? null : { unidade, embalagens: Number(embalagens) } },
    ]),
  );
}

/** The request, 'n/year', of each of these keys that is already received. */
export async function solicitacoesDasChaves(leitor: Leitor, chaves: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await leitor.execute<{ chave: string; solicitacao: string }>(sql`
    select n.chave, s.numero || '/' || s.ano as solicitacao
    from notas_fiscais n join solicitacoes s on s.id = n.solicitacao_id
    where n.liberada_em is null and n.chave in (select jsonb_array_elements_text(${JSON.stringify(chaves)}::jsonb))`);
  return new Map(rows.map(({ chave, solicitacao }) => [chave, solicitacao]));
}

/** The sentence for an NF-e that another receipt of the municipality has. */
export const jaRecebida = (solicitacao: string): string => `Esta NF-e já foi recebida na solicitação ${solicitacao}.`;
