import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { problema, type Requisicao, type Resposta } from './simularServidor.js';

interface Servidor {
  de: (rota: string) => Requisicao[];
  responder: (rota: string, resposta: Resposta) => void;
}

interface Conflito {
  /** The route of the edit: 'PUT /itens-produto/7'. */
  edicao: string;
  /** The route that reads the record again, and its response. */
  leitura: [rota: string, agora: Resposta];
  /** What the edit answers when it is saved. */
  salvo: Resposta;
}

const MENSAGEM = 'O registro foi alterado por outra pessoa enquanto você editava.';

/**
 * Saves the open edit after another user saved the same record, keeps the typed values and saves again.
 * @returns the body of the second submission
 */
export async function vencerConflito(
  usuario: UserEvent,
  servidor: Servidor,
  { edicao, leitura: [rota, agora], salvo }: Conflito,
): Promise<unknown> {
  servidor.responder(edicao, () => {
    servidor.responder(rota, agora);
    return problema(409, MENSAGEM, [{ campo: 'versao', mensagem: MENSAGEM }]);
  });
  const salvar = async () => {
    await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
    await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  };
  await salvar();
  await screen.findByText(MENSAGEM);
  await usuario.click(screen.getByRole('button', { name: 'Aplicar a minha' }));
  servidor.responder(edicao, salvo);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Aviso' })).not.toBeInTheDocument());
  await salvar();
  await waitFor(() => expect(servidor.de(edicao)).toHaveLength(2));
  return servidor.de(edicao)[1]?.corpo;
}
