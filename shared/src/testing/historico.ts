import type { EntidadeComHistorico, LinhaDaAuditoria } from '@merenda/shared/contratos';
import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { umaPagina } from './registros.js';
import type { Resposta } from './simularServidor.js';

/** A change in the history of an item. */
export const umaMudanca = (mudanca: Partial<LinhaDaAuditoria> = {}): LinhaDaAuditoria => ({
  id: 1,
  quando: '20/03/2026 08:15',
  usuario: 'ANA LIMA',
  entidade: 'itens-produto',
  entidadeId: 7,
  acao: 'ALTERAR',
  antes: { id: 7, nome: 'FUBÁ', versao: 1 },
  depois: { id: 7, nome: 'FUBÁ MIMOSO', versao: 2 },
  expurgada: false,
  ...mudanca,
});

/** Opens the section 'Histórico' of a dialog, and checks that it reads this record: 'itens-produto/7'. */
export async function conferirHistorico(
  usuario: UserEvent,
  servidor: { responder: (rota: string, resposta: Resposta) => void },
  dialogo: HTMLElement,
  registro: `${EntidadeComHistorico}/${number}`,
): Promise<void> {
  servidor.responder(`GET /auditoria/${registro}`, umaPagina([umaMudanca()]));
  await usuario.click(within(dialogo).getByRole('button', { name: 'Histórico' }));
  expect(await within(dialogo).findByText('20/03/2026 08:15, por Ana Lima')).toBeInTheDocument();
}
