import type { Alcance, FormaDoSegundoFator, SegundaEtapa, SessaoAberta } from '@merenda/shared/contratos';
import { CREDENCIAIS_ERRADAS } from '@merenda/shared/regras';
import type { FastifyRequest } from 'fastify';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { Recusa } from '../../nucleo/recusas.js';
import { temPassoPorFazer } from '../providos.js';
import { temAutenticador } from '../segundo-fator/autenticador.js';
import { abrirBilhete, VALIDADE_DO_BILHETE_S } from '../segundo-fator/bilhete.js';
import { perguntaDaChave, type Local } from '../segundo-fator/chaves.js';
import { faltaSegundoFator, temSegundoFator } from '../segundo-fator/exigencia.js';
import { anotarAparelho, dispensaSegundoFator, tokensDe, type AparelhoDoLogin } from './aparelhos.js';
import { usuarioDaSessao } from './consultas.js';
import { nomeDoAparelho } from './nome-do-aparelho.js';
import { abrirSessao, noAlcance } from './sessoes.js';

/** From where a user logs in. */
export interface OrigemDoLogin extends AparelhoDoLogin {
  /** Network address. */
  endereco: string;
}

/** The origin of a request that may send the tokens of its device. */
export const origemDe = ({
  body,
  headers,
  ip,
}: FastifyRequest<{ Body: { aparelho?: string | undefined } }>): OrigemDoLogin => ({
  tokens: tokensDe(body.aparelho),
  agente: headers['user-agent'],
  endereco: ip,
});

/**
 * Lets in a user who has passed the first step, a password or gov.br: a session, or the second step for a user with a
 * second factor, unless the device is remembered.
 */
export async function aposPrimeiroPasso(
  { banco, local }: { banco: Banco; local: Local },
  tx: Transacao,
  id: number,
  origem: OrigemDoLogin,
): Promise<SessaoAberta | SegundaEtapa> {
  if (!(await temSegundoFator(tx, id)) || (await dispensaSegundoFator(tx, id, origem.tokens)))
    return entrar(banco, tx, id, origem);
  const { bilhete, desafio } = await abrirBilhete(tx, id);
  const chave = await perguntaDaChave(tx, local, id, desafio);
  const formas: FormaDoSegundoFator[] = [
    ...((await temAutenticador(tx, id)) ? (['AUTENTICADOR'] as const) : []),
    ...(chave ? (['CHAVE'] as const) : []),
    'RECUPERACAO',
  ];
  return { bilhete, validadeS: VALIDADE_DO_BILHETE_S, formas, chave };
}

/** How a user enters who has shown all that is required. */
interface Entrada {
  /** Also the second factor was shown, and the device's next logins need none. */
  lembrar?: boolean;
  /** What the session opens, unless a second factor has to be enrolled first. */
  alcance?: Alcance;
}

/** Opens the session of a user who has shown all that is required. */
export async function entrar(
  banco: Banco,
  tx: Transacao,
  id: number,
  { endereco, ...aparelho }: OrigemDoLogin,
  { lembrar = false, alcance: pedido = 'TUDO' }: Entrada = {},
): Promise<SessaoAberta> {
  const usuario = await usuarioDaSessao(tx, id);
  if (!usuario) throw new Recusa(401, CREDENCIAIS_ERRADAS);
  const alcance = (await faltaSegundoFator(tx, id)) ? 'SEGUNDO_FATOR' : pedido;
  return {
    usuario: noAlcance(usuario, alcance),
    token: await abrirSessao(tx, id, { aparelho: nomeDoAparelho(aparelho.agente), endereco, alcance }),
    aparelho: await anotarAparelho(tx, id, aparelho, lembrar),
    primeirosPassos: alcance === 'TUDO' && (await temPassoPorFazer(banco, usuario, tx)),
    alcance,
  };
}
