import type { Anonimizacao } from '@merenda/shared/contratos';
import { eq, sql } from 'drizzle-orm';
import { type Eliminacoes, nomeAnonimo } from '../../acesso/index.js';
import { fornecedores } from '../../banco/esquema/cadastros/catalogo.js';
import type { Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { apagarDocumentosDoFornecedor, fimDosContratos } from '../providos.js';
import { travarFornecedor } from './consultas.js';

/** Columns that must have a text, where nothing is left. */
const SEM_TEXTO = '';

/**
 * Removes a supplier who is a person. Contacts and address go at once; name, CPF and CAF stay (PARCIAL) while a contract
 * is within the term of the accounts: until the last one ended before `inicio` (`YYYY-MM-DD`, `inicioDoPrazo`), because
 * the payments that are accounted for name them. Then they go too, with the XML and the pictures of the supplier's
 * invoices; purchases and stock keep number and amounts. 404; 409 for a company, for a supplier with a contract in
 * force, or when there is nothing left that may go.
 */
export async function anonimizarFornecedor(tx: Transacao, id: number, inicio: string): Promise<Anonimizacao> {
  const { fornecedorTipo, versao } = await travarFornecedor(tx, id);
  if (fornecedorTipo !== 'FISICO')
    throw conflito('Este fornecedor é uma empresa: só os dados de pessoas são anonimizados.');
  const [atual] = await tx
    .select({ feita: fornecedores.anonimizacao, fim: sql<string | null>`${fimDosContratos(id)}::text` })
    .from(fornecedores)
    .where(eq(fornecedores.id, id));
  if (atual?.feita === 'COMPLETA') throw conflito('Este fornecedor já foi anonimizado.');
  const fim = atual?.fim ?? null;
  if (fim !== null && fim >= hoje()) throw conflito('Este fornecedor tem um contrato vigente.');
  const anonimizacao = fim !== null && fim >= inicio ? 'PARCIAL' : 'COMPLETA';
  if (atual?.feita === anonimizacao)
    throw conflito('Nome, CPF e CAF deste fornecedor ficam até o fim do prazo de guarda das contas.');
  await tx
    .update(fornecedores)
    .set({
      email: SEM_TEXTO,
      cep: SEM_TEXTO,
      logradouro: SEM_TEXTO,
      numero: SEM_TEXTO,
      complemento: null,
      bairroDistrito: SEM_TEXTO,
      telefone: null,
      celular: null,
      anonimizacao,
      versao: versao + 1,
      ...(anonimizacao === 'COMPLETA' && {
        nome: nomeAnonimo(id),
        cpf: null,
        cafNumero: null,
        cafValidade: null,
        cafMembros: [],
        sexoDoTitular: null,
        gruposPrioritarios: [],
      }),
    })
    .where(eq(fornecedores.id, id));
  if (anonimizacao === 'COMPLETA') await apagarDocumentosDoFornecedor(tx, id);
  await auditar(tx, { entidade: 'fornecedores', id, acao: 'ANONIMIZAR', depois: { anonimizacao } });
  return anonimizacao;
}

/** Anonymises the suppliers who are persons and whose last contract is past the term. */
export const ELIMINACOES_DOS_FORNECEDORES = {
  fornecedores: async (tx, { inicio }) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select f.id from fornecedores f
      where f.fornecedor_tipo = 'FISICO' and f.anonimizacao is distinct from 'COMPLETA'
        and ${fimDosContratos(sql`f.id`)} < ${inicio}::date order by f.id`);
    for (const { id } of rows) await anonimizarFornecedor(tx, id, inicio);
    return rows.length;
  },
} satisfies Eliminacoes;
