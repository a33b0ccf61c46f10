import type { ListaComVisoes, Visao } from '@merenda/shared/contratos';
import { podeTerVisoes } from '@merenda/shared/regras';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Contexto, UsuarioAutenticado } from '../../banco/contexto.js';
import { pessoas, usuarios, visoes } from '../../banco/esquema/acesso/acesso.js';
import type { Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { naoEncontrado, proibido } from '../../nucleo/recusas.js';

type Leitor = Pick<Transacao, 'select'>;
type Quem = Pick<UsuarioAutenticado, 'id' | 'permissoes'>;

/** A view, and the list that it is of. */
export type VisaoDaLista = Visao & { lista: ListaComVisoes };

/** Throws 403 unless the user may open the list. */
export function exigirLista({ permissoes }: Quem, lista: ListaComVisoes): void {
  if (!podeTerVisoes(permissoes, lista)) throw proibido('Você não tem acesso a esta lista.');
}

/** The user's views of a list and those that others share, by name. 403 when the user may not open the list. */
export async function listarVisoes({ banco, usuario }: Contexto, lista: ListaComVisoes): Promise<Visao[]> {
  exigirLista(usuario, lista);
  return (await ler(banco, usuario, eq(visoes.lista, lista))).sort(porNome);
}

/** A view as the user sees it. 404 when it is another user's own, or of a list that the user may not open. */
export async function buscarVisao(leitor: Leitor, usuario: Quem, id: number): Promise<VisaoDaLista> {
  const [visao] = await ler(leitor, usuario, eq(visoes.id, id));
  if (!visao || !podeTerVisoes(usuario.permissoes, visao.lista)) throw naoEncontrado('Visão não encontrada.');
  return visao;
}

/** Locks a view until the end of the transaction and reads it, like `buscarVisao`. */
export async function travarVisao(tx: Transacao, usuario: Quem, id: number): Promise<VisaoDaLista> {
  await tx.select({ id: visoes.id }).from(visoes).where(eq(visoes.id, id)).for('update');
  return buscarVisao(tx, usuario, id);
}

function ler(leitor: Leitor, usuario: Quem, quais: SQL): Promise<VisaoDaLista[]> {
  const { id, nome, parametros, compartilhada, versao } = visoes;
  return leitor
    .select({
      id,
      nome,
      parametros,
      compartilhada,
      autor: sql<string | null>`case when ${visoes.usuarioId} = ${usuario.id} then null else ${pessoas.nome} end`,
      versao,
      lista: sql<ListaComVisoes>`${visoes.lista}`,
    })
    .from(visoes)
    .innerJoin(usuarios, eq(usuarios.id, visoes.usuarioId))
    .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .where(and(quais, or(eq(visoes.usuarioId, usuario.id), visoes.compartilhada)));
}
