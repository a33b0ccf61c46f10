import type { MudancaDeAcessos, Permissao, Usuario } from '@merenda/shared/contratos';
import { depoisDaMudanca, diferenca } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';
import { reterGestao } from '../aprovacoes/pedir.js';
import { exigirSenhaRecente } from '../tokens/senha-recente.js';
import { daEstoquesASi, exigirDeOutro } from './acessos.js';
import { buscarUsuario, travarUsuarios } from './consultas.js';
import { exigirOutroGestor, mudaGestao, travarGestores } from './gestores.js';
import { trocarAcessos } from './gravacao.js';

/**
 * Changes permissions and stocks of several users, of all or of none, and returns those that changed, and those whose
 * change waits for an approval (`reterGestao`). Sessions end like in the form. 404; 409 when one of them changed since it
 * was read, or when no active user would be left to manage users; 422 when a stock does not exist, or when the actor
 * adds a permission to their own account.
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
    const gestores = await travarGestores(tx);
    const mudancas = lidos.map((antes) => acessosDepois(antes, { permissoes, estoques })).filter(mudou);
    for (const { antes, permissoes: suas } of mudancas) exigirDeOutro(contexto, antes, suas, 'permissoes.marcados');
    if (mudancas.some((mudanca) => pedeSenha(tx, mudanca))) exigirSenhaRecente(tx);
    const agora: Acessos[] = [];
    for (const mudanca of mudancas)
      agora.push({ ...mudanca, permissoes: await reterGestao(tx, gestores, mudanca.antes, mudanca.permissoes) });
    exigirOutroGestor(
      gestores,
      agora.flatMap(({ antes, permissoes: suas }) => (suas.includes('USUARIOS') ? [] : [antes.id])),
      'Nenhum usuário ativo ficaria com a permissão Usuários. Deixe-a com ao menos um.',
    );
    const alterados: Usuario[] = [];
    for (const mudanca of agora) {
      const { antes, permissoes: suas, estoques: seus } = mudanca;
      alterados.push(
        mudou(mudanca)
          ? await trocarAcessos(tx, antes, { permissoes: suas, estoques: seus.map((id) => ({ id })) })
          : await buscarUsuario(tx, antes.id),
      );
    }
    return alterados;
  });
}

/** The access of a user, before and after the change. */
interface Acessos {
  antes: Usuario;
  permissoes: Permissao[];
  estoques: number[];
}

function acessosDepois(antes: Usuario, mudanca: Pick<MudancaDeAcessos, 'permissoes' | 'estoques'>): Acessos {
  return {
    antes,
    permissoes: depoisDaMudanca(antes.permissoes, mudanca.permissoes),
    estoques: depoisDaMudanca(
      antes.estoques.map(({ id }) => id),
      mudanca.estoques && { ...mudanca.estoques, marcados: mudanca.estoques.marcados.map(({ id }) => id) },
    ),
  };
}

const mudou = ({ antes, permissoes, estoques }: Acessos): boolean =>
  [
    diferenca(antes.permissoes, permissoes),
    diferenca(
      antes.estoques.map(({ id }) => id),
      estoques,
    ),
  ].some(({ ganhos, perdas }) => ganhos.length + perdas.length > 0);

/** Giving or taking USUARIOS, and giving oneself stocks, ask for a recent password. */
const pedeSenha = (tx: Transacao, { antes, permissoes, estoques }: Acessos): boolean =>
  mudaGestao(antes, { permissoes }) || daEstoquesASi(tx, antes, { estoques: estoques.map((id) => ({ id })) });

function exigirVersoes(lidos: readonly Usuario[], pedidos: MudancaDeAcessos['usuarios']): void {
  const versoes = new Map(pedidos.map(({ id, versao }) => [id, versao]));
  const outros = lidos.filter(({ id, versao }) => versoes.get(id) !== versao).map(({ pessoa }) => pessoa.nome);
  if (outros.length > 0)
    throw conflito(`Alterados por outra pessoa enquanto você editava: ${outros.join(', ')}. Confira e tente de novo.`);
}
