import type { MudancaDeAcessos, Usuario } from '@merenda/shared/contratos';
import { depoisDaMudanca, diferenca } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { usuarios } from '../../banco/esquema/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';
import { exigirDeOutro, exigirOutroGestor, gravarAcessos } from './acessos.js';
import { travarUsuarios } from './consultas.js';
import { concluirAlteracao } from './gravacao.js';

/**
 * Changes permissions and stocks of several users, of all or of none, and returns those that changed. Sessions end like
 * in the form. 404; 409 when one of them changed since it was read, or when no active user would be left to manage
 * users; 422 when a stock does not exist, or when
 * the actor gives a permission to oneself.
 */
export function alterarAcessos(
  contexto: Contexto,
  { usuarios: pedidos, permissoes, estoques }: MudancaDeAcessos,
): Promise<Usuario[]> {
  return emTransacao(contexto, async (tx) => {
    const lidos = await travarUsuarios(
      tx,
      pedidos.map(({ id }) => id),
    );
    exigirVersoes(lidos, pedidos);
    const mudancas = lidos.map((antes) => acessosDepois(antes, { permissoes, estoques })).filter(({ mudou }) => mudou);
    for (const { antes, permissoes: suas } of mudancas) exigirDeOutro(contexto, antes, suas, 'permissoes.marcados');
    const perdem = mudancas.filter((mudanca) => !mudanca.permissoes.includes('USUARIOS'));
    if (perdem.length > 0)
      await exigirOutroGestor(
        tx,
        perdem.map(({ antes }) => antes.id),
        'Nenhum usuário ativo ficaria com a permissão Usuários. Deixe-a com ao menos um.',
      );
    const alterados: Usuario[] = [];
    for (const { antes, permissoes: suas, estoques: seus } of mudancas) {
      await tx
        .update(usuarios)
        .set({ versao: antes.versao + 1 })
        .where(eq(usuarios.id, antes.id));
      await gravarAcessos(tx, antes.id, { permissoes: suas, estoques: seus.map((id) => ({ id })) });
      alterados.push(await concluirAlteracao(tx, antes, { proprio: antes.id === contexto.usuario.id }));
    }
    return alterados;
  });
}

function acessosDepois(antes: Usuario, mudanca: Pick<MudancaDeAcessos, 'permissoes' | 'estoques'>) {
  const idsAntes = antes.estoques.map(({ id }) => id);
  const permissoes = depoisDaMudanca(antes.permissoes, mudanca.permissoes);
  const estoques = depoisDaMudanca(
    idsAntes,
    mudanca.estoques && { ...mudanca.estoques, marcados: mudanca.estoques.marcados.map(({ id }) => id) },
  );
  const mudou = [diferenca(antes.permissoes, permissoes), diferenca(idsAntes, estoques)].some(
    ({ ganhos, perdas }) => ganhos.length + perdas.length > 0,
  );
  return { antes, permissoes, estoques, mudou };
}

function exigirVersoes(lidos: readonly Usuario[], pedidos: MudancaDeAcessos['usuarios']): void {
  const versoes = new Map(pedidos.map(({ id, versao }) => [id, versao]));
  const outros = lidos.filter(({ id, versao }) => versoes.get(id) !== versao).map(({ pessoa }) => pessoa.nome);
  if (outros.length > 0)
    throw conflito(`Alterados por outra pessoa enquanto você editava: ${outros.join(', ')}. Confira e tente de novo.`);
}
