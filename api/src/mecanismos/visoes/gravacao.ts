import { LIMITES, type ListaComVisoes, type Visao, type VisaoEdicao, type VisaoNova } from '@merenda/shared/contratos';
import { podeCompartilharVisoes } from '@merenda/shared/regras';
import { and, eq, sql } from 'drizzle-orm';
import type { Contexto, UsuarioAutenticado } from '../../banco/contexto.js';
import { visoes } from '../../banco/esquema/acesso/acesso.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { conflito, proibido } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { buscarVisao, exigirLista, travarVisao } from './consultas.js';

/** Throws 403 unless the user may share views of the list. */
function exigirQueCompartilhe({ permissoes }: UsuarioAutenticado, lista: ListaComVisoes): void {
  if (!podeCompartilharVisoes(permissoes, lista))
    throw proibido('Somente quem gerencia os usuários pode compartilhar visões e alterar as compartilhadas.');
}

/**
 * Saves a view of the user. 403 when the user may not open the list, or not share; 409 when the user has a view of the
 * list with this name, or as many as one may have.
 */
export function criarVisao(contexto: Contexto, nova: VisaoNova): Promise<Visao> {
  const { usuario } = contexto;
  exigirLista(usuario, nova.lista);
  if (nova.compartilhada) exigirQueCompartilhe(usuario, nova.lista);
  return emTransacao(contexto, async (tx) => {
    await exigirLugar(tx, usuario.id, nova.lista);
    const { id } = primeira(
      await comNomeUnico(
        tx
          .insert(visoes)
          .values({ ...nova, usuarioId: usuario.id })
          .returning({ id: visoes.id }),
      ),
    );
    const criada = await buscarVisao(tx, usuario, id);
    // What only its owner sees is no record of the municipality.
    if (criada.compartilhada) await auditar(tx, { entidade: 'visoes', id, acao: 'CRIAR', depois: criada });
    return criada;
  });
}

/**
 * Changes a view: the user's own, or one that is shared. 404; 403 when it is or becomes shared and the user may not
 * share; 409 when it changed since it was read, or when its owner has another one with this name.
 */
export function alterarVisao(contexto: Contexto, id: number, edicao: Recebida<VisaoEdicao>): Promise<Visao> {
  const { usuario } = contexto;
  return emTransacao(contexto, async (tx) => {
    const antes = await travarVisao(tx, usuario, id);
    if (antes.compartilhada || edicao.compartilhada) exigirQueCompartilhe(usuario, antes.lista);
    const { versao, nome, parametros, compartilhada } = edicao;
    exigirVersao(antes, versao, 'A visão foi alterada');
    await comNomeUnico(
      tx
        .update(visoes)
        .set({ nome, parametros, compartilhada, versao: antes.versao + 1 })
        .where(eq(visoes.id, id)),
    );
    const depois = { ...antes, nome, parametros, compartilhada, versao: antes.versao + 1 };
    if (antes.compartilhada || compartilhada)
      await auditar(tx, { entidade: 'visoes', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Deletes a view: the user's own, or one that is shared. 404; 403 when it is shared and the user may not share. */
export function excluirVisao(contexto: Contexto, id: number): Promise<void> {
  const { usuario } = contexto;
  return emTransacao(contexto, async (tx) => {
    const antes = await travarVisao(tx, usuario, id);
    if (antes.compartilhada) exigirQueCompartilhe(usuario, antes.lista);
    await tx.delete(visoes).where(eq(visoes.id, id));
    if (antes.compartilhada) await auditar(tx, { entidade: 'visoes', id, acao: 'EXCLUIR', antes });
  });
}

/** Throws 409 when the user has as many views of the list as one may have. Locks the user, so that none comes meanwhile. */
async function exigirLugar(tx: Transacao, usuarioId: number, lista: ListaComVisoes): Promise<void> {
  await tx.execute(sql`select 1 from usuarios where id = ${usuarioId} for no key update`);
  const quantas = await tx.$count(visoes, and(eq(visoes.usuarioId, usuarioId), eq(visoes.lista, lista)));
  if (quantas >= LIMITES.visoesPorLista)
    throw conflito(`Você já tem ${LIMITES.visoesPorLista} visões desta lista. Exclua uma para salvar outra.`);
}

const comNomeUnico = <T>(escrita: Promise<T>): Promise<T> =>
  unico(escrita, 'visoes_nome_unico', 'nome', 'Já existe uma visão desta lista com este nome.');
