import { avisos, confirmar as perguntar, fraseDaFalha, novaIdempotencia, useConfirmacoes } from '@merenda/shared';
import type { RascunhoDeSolicitacao, Solicitacao } from '@merenda/shared/contratos';
import { useRef, useState } from 'react';
import { useConfirmarRascunhos } from './necessidades.api.js';
import { paraCorpo } from './rascunhos.js';

/** What became of a draft: its request, or why there is none. */
export type ResultadoDoRascunho = { rascunho: RascunhoDeSolicitacao } & (
  | { criada: Solicitacao; recusa: null }
  | { criada: null; recusa: string }
);

/**
 * Makes requests of drafts, one after the other: those that pass are made, and each has its result. A draft that is
 * sent again after a lost response has the key of the first time.
 */
export function useConfirmacao() {
  const criar = useConfirmarRascunhos();
  const [confirmando, setConfirmando] = useState(false);
  const [resultados, setResultados] = useState<readonly ResultadoDoRascunho[]>([]);
  const chaves = useRef(new Map<string, string>());

  function chaveDe(corpo: object): string {
    const escrito = JSON.stringify(corpo);
    const chave = chaves.current.get(escrito) ?? novaIdempotencia();
    chaves.current.set(escrito, chave);
    return chave;
  }

  function comoSeEnvia(rascunho: RascunhoDeSolicitacao) {
    const solicitacao = paraCorpo(rascunho);
    return { rascunho, solicitacao, idempotencia: chaveDe(solicitacao) };
  }

  async function confirmar(rascunhos: readonly RascunhoDeSolicitacao[]): Promise<void> {
    if (confirmando || useConfirmacoes.getState().fila.length > 0) return;
    const quantas = rascunhos.length === 1 ? 'a Solicitação de Compra' : `${rascunhos.length} Solicitações de Compra`;
    if (!(await perguntar({ mensagem: `Deseja realmente cadastrar ${quantas}?` }))) return;
    setConfirmando(true);
    const valores = rascunhos.map(comoSeEnvia);
    const { feitos, recusados, restantes, falha } = await criar({ valores, continuar: () => true });
    setConfirmando(false);
    const recusa = fraseDaFalha(falha);
    setResultados([
      ...feitos.map(({ valor: { rascunho }, resposta }) => ({ rascunho, criada: resposta, recusa: null })),
      ...recusados.map(({ valor: { rascunho }, motivo }) => ({ rascunho, criada: null, recusa: motivo })),
      ...restantes.map(({ rascunho }) => ({ rascunho, criada: null, recusa })),
    ]);
    if (feitos.length > 0)
      avisos.sucesso(feitos.length === 1 ? '1 solicitação cadastrada.' : `${feitos.length} solicitações cadastradas.`);
  }

  return { confirmar, confirmando, resultados, esquecer: () => setResultados([]) };
}
