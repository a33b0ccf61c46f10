import { api, buscarSecretaria, guardarAparelho, lerAparelho, useRede, useSessao } from '@merenda/shared';
import type { SegundaEtapa, SegundoPasso, SessaoAberta } from '@merenda/shared/contratos';
import { useRecentes } from '../acesso-rapido/recentes.js';
import { useAvisoDoFim } from './expiracao.js';
import { renovarNotificacoes } from '../notificacoes/notificacoes.api.js';
import { useComSenha } from '../pin/pins-deste-aparelho.js';
import { irPara } from './ir-para.js';
import { guardarSaidaDoGovBr, tirarSaidaDoGovBr } from './saida-do-govbr.js';

/**
 * Logs in, as the device that the server knows. Starts the session, or answers what the second step needs.
 * @throws ErroApi: 401 wrong credentials, 429 too many attempts
 */
export async function entrar(credenciais: { usuario: string; senha: string }): Promise<SegundaEtapa | null> {
  const resposta = await api.post(
    'tokens/autenticar',
    { ...credenciais, ...(await aparelhoConhecido()) },
    { formulario: true },
  );
  guardarSaidaDoGovBr(null);
  if ('bilhete' in resposta) return resposta;
  comecar(resposta);
  return null;
}

/**
 * Passes the second step of a login, and starts the session.
 * @throws ErroApi: 422 wrong code, 409 the ticket has ended, 429 too many attempts
 */
export async function passarSegundoFator(passo: Omit<SegundoPasso, 'aparelho'>): Promise<void> {
  comecar(await api.post('tokens/segundo-fator', { ...passo, ...(await aparelhoConhecido()) }));
}

/** What a login sends so that the server knows the device. */
export async function aparelhoConhecido(): Promise<{ aparelho?: string }> {
  const aparelho = await lerAparelho();
  return aparelho === undefined ? {} : { aparelho };
}

/** Starts the session; photo, notifications and secretariat follow in their own time. */
export function comecar(aberta: SessaoAberta): void {
  if (aberta.aparelho !== null) void guardarAparelho(aberta.usuario.id, aberta.aparelho);
  useAvisoDoFim.setState({ aviso: null });
  useComSenha.setState({ comSenha: false });
  useSessao.getState().entrar(aberta);
  void completarSessao();
}

/** The token whose session was completed in this page. */
let completada: string | null = null;

/**
 * Fetches what follows the login: photo, notifications and secretariat. A page that was reloaded before they had come
 * asks for them again. Each part that fails leaves its default: the greeting works without a photo.
 */
export async function completarSessao(): Promise<void> {
  const {
    auth: { usuario, token, secretaria, alcance },
    atualizar,
  } = useSessao.getState();
  if (usuario === null || secretaria !== null || token === completada) return;
  completada = token;
  // The kitchen has neither.
  const deTudo = alcance === 'COZINHA' ? [] : [buscarSecretaria()];
  if (alcance !== 'COZINHA') renovarNotificacoes();
  await Promise.allSettled([
    api.get('usuarios/:id/imagem', { caminho: { id: usuario.id } }).then((foto) => {
      atualizar({ foto: foto ?? null });
    }),
    ...deTudo,
  ]);
}

/**
 * Ends the session here at once, and on the server. A token that cannot be revoked there expires later. A session that
 * began at gov.br ends there too: the next person at this computer must not enter as this one.
 */
export async function sair(): Promise<void> {
  const revogada = api.delete('tokens', { conferir: false }).catch((erro: unknown) => {
    console.warn('The token was not revoked:', erro);
  });
  useRecentes.getState().esquecer();
  useSessao.getState().encerrar();
  const saida = tirarSaidaDoGovBr();
  await revogada;
  if (saida !== null && useRede.getState().semRedeDesde === null) irPara(saida);
}

/** Whether the server still accepts the session's token. @throws ErroApi when there is no answer */
export const checarToken = () => api.get('tokens/checar');

/** The cities of the presentation service; the first is this installation's. */
export const buscarCidades = () => api.get('cidades');

/** Support and social links of this installation. */
export const buscarLinks = () => api.get('links');

/** Whether this server has users, and what its environment defines. */
export const buscarInstalacao = () => api.get('instalacao');
