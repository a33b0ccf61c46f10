import type { SessaoAberta } from '@merenda/shared/contratos';
import { CREDENCIAIS_ERRADAS } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { Recusa } from '../../nucleo/recusas.js';
import { temPassoPorFazer } from '../primeiros-passos/consultas.js';
import { anotarAparelho, type AparelhoDoLogin } from './aparelhos.js';
import { usuarioDaSessao } from './consultas.js';
import { nomeDoAparelho } from './nome-do-aparelho.js';
import { abrirSessao } from './sessoes.js';

/** From where a user logs in. */
interface OrigemDoLogin extends AparelhoDoLogin {
  /** Network address. */
  endereco: string;
}

/** Opens the session of a user who has shown all that is required. */
export async function entrar(
  banco: Banco,
  tx: Transacao,
  id: number,
  { endereco, ...aparelho }: OrigemDoLogin,
): Promise<SessaoAberta> {
  const usuario = await usuarioDaSessao(tx, id);
  if (!usuario) throw new Recusa(401, CREDENCIAIS_ERRADAS);
  const primeirosPassos = await temPassoPorFazer(banco, usuario, tx);
  const anotado = await anotarAparelho(tx, id, aparelho);
  const token = await abrirSessao(tx, id, { aparelho: nomeDoAparelho(aparelho.agente), endereco });
  return { usuario, token, aparelho: anotado, primeirosPassos };
}
