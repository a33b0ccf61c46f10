import { podeSair, useFila, useRede } from '@merenda/shared';
import { limparEndereco } from '../acesso/destino.js';
import { sair } from '../acesso/sessao.api.js';
import { perguntarAviso } from '../sem-rede/aviso.js';
import { contarRegistros } from '../sem-rede/contar-registros.js';
import { useComSenha } from './pins-deste-aparelho.js';

/**
 * Ends the session for the next person of this device. What waits to be sent stays for its user; a logout would discard
 * it. Unsaved forms are asked about, and what the user should know before.
 * @param comSenha the login asks for username and password
 */
export async function bloquear(comSenha = false): Promise<void> {
  if (!(await podeSair())) return;
  const avisos = [
    useRede.getState().semRedeDesde !== null &&
      'Sem rede, não será possível entrar de novo neste aparelho até ela voltar.',
    useFila.getState().itens.length > 0 &&
      `${contarRegistros(useFila.getState().itens.length)} a enviar: só são enviados quando você entrar de novo neste aparelho.`,
  ].filter((aviso) => aviso !== false);
  if (avisos.length > 0 && !(await perguntarAviso(`${avisos.join(' ')} Continuar?`))) return;
  useComSenha.setState({ comSenha });
  limparEndereco();
  await sair();
}
