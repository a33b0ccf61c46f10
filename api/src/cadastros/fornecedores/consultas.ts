import type { Fornecedor, TipoFornecedor } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { fornecedores } from '../../banco/esquema/cadastros/catalogo.js';
import type { Transacao } from '../../banco/transacao.js';
import { ordem } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** Every supplier, or those of one type, by name. */
export function listarFornecedores(banco: Banco | Transacao, tipo?: TipoFornecedor): Promise<Fornecedor[]> {
  return buscar(banco, tipo && eq(fornecedores.fornecedorTipo, tipo));
}

/** Locks a supplier until the end of the transaction and reads it. 404 when there is none. */
export async function travarFornecedor(tx: Transacao, id: number): Promise<Fornecedor> {
  await tx.select({ id: fornecedores.id }).from(fornecedores).where(eq(fornecedores.id, id)).for('update');
  return buscarFornecedor(tx, id);
}

/** One supplier with all its data; 404 when there is none. */
export async function buscarFornecedor(banco: Banco | Transacao, id: number): Promise<Fornecedor> {
  const [fornecedor] = await buscar(banco, eq(fornecedores.id, id));
  if (!fornecedor) throw naoEncontrado('Fornecedor não encontrado.');
  return fornecedor;
}

/** These suppliers, in this order. */
export async function buscarFornecedores(banco: Banco | Transacao, ids: readonly number[]): Promise<Fornecedor[]> {
  const achados = new Map((await buscar(banco, inArray(fornecedores.id, [...ids]))).map((um) => [um.id, um]));
  return ids.flatMap((id) => achados.get(id) ?? []);
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<Fornecedor[]> {
  const linhas = await banco.select().from(fornecedores).where(filtro);
  return linhas
    .map(({ bairroDistrito, cafValidade, cafMembros, ...linha }): Fornecedor => ({
      ...linha,
      bairro_distrito: bairroDistrito,
      cafValidade: cafValidade && formatarData(cafValidade),
      cafMembros: cafMembros.map((membro) => ({
        ...membro,
        validade: membro.validade && formatarData(membro.validade),
      })),
    }))
    .sort((a, b) => ordem.compare(nomeDoFornecedor(a), nomeDoFornecedor(b)) || a.id - b.id);
}

/** The name by which a supplier is listed: a person's name, or a company's trade name. */
export const nomeDoFornecedor = ({ nome, nomeFantasia }: Fornecedor): string => nome ?? nomeFantasia ?? '';
