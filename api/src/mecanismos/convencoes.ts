import type { ConvencaoDaLista, ListaConvencao } from '@merenda/shared/contratos';
import { OPCAO_DA_LISTA, type OpcaoDoCampo } from '@merenda/shared/regras';
import { and, asc, eq } from 'drizzle-orm';
import type { Banco } from '../banco/conexao.js';
import { convencoes } from '../banco/esquema/cadastros/convencoes.js';
import type { Transacao } from '../banco/transacao.js';
import { invalido } from '../nucleo/recusas.js';

/** The entries of a lookup list, in the municipality's order; an inactive one is marked. */
export async function listarConvencao(banco: Banco | Transacao, lista: ListaConvencao): Promise<ConvencaoDaLista[]> {
  const entradas = await lerConvencao(banco, lista);
  return entradas.map(({ nome, descricao, ativa }) => ({ nome, descricao, ...(!ativa && { inativa: true }) }));
}

/** The labels of a lookup list by their codes. */
export async function rotulosDaConvencao(
  banco: Banco | Transacao,
  lista: ListaConvencao,
): Promise<ReadonlyMap<string, string>> {
  return new Map((await lerConvencao(banco, lista)).map(({ nome, descricao }) => [nome, descricao]));
}

/** The entries of a lookup list as they are stored, in the municipality's order. */
export function lerConvencao(
  banco: Banco | Transacao,
  lista: ListaConvencao,
): Promise<(typeof convencoes.$inferSelect)[]> {
  return banco
    .select()
    .from(convencoes)
    .where(eq(convencoes.lista, lista))
    .orderBy(asc(convencoes.ordem), asc(convencoes.nome));
}

/**
 * Throws 422 at the field unless the code is an entry of the list. An inactive one may stay where it is stored:
 * `guardado` is the code that the record has.
 */
export async function exigirConvencao(
  tx: Transacao,
  lista: ListaConvencao,
  codigo: string,
  campo: string,
  guardado?: string | null,
): Promise<void> {
  const [achada] = await tx
    .select({ ativa: convencoes.ativa })
    .from(convencoes)
    .where(and(eq(convencoes.lista, lista), eq(convencoes.nome, codigo)));
  if (!achada || (!achada.ativa && codigo !== guardado)) throw invalido([{ campo, mensagem: OPCAO_DA_LISTA }]);
}

/** The labels of a look-up list by code; a code without one is its own label. */
export async function descricoesDe(banco: Banco, lista: ListaConvencao): Promise<(codigo: string) => string> {
  const descricoes = new Map((await listarConvencao(banco, lista)).map(({ nome, descricao }) => [nome, descricao]));
  return (codigo) => descricoes.get(codigo) ?? codigo;
}

/** The options of a look-up list of the municipality; those that are not offered any more are marked. */
export async function opcoesDaConvencao(banco: Banco | Transacao, lista: ListaConvencao): Promise<OpcaoDoCampo[]> {
  return (await listarConvencao(banco, lista)).map(({ nome, descricao, inativa }) => ({
    valor: nome,
    rotulo: descricao,
    ...(inativa && { inativa }),
  }));
}
